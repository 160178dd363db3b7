const decode = (text: string) => {
  try {
    return decodeURIComponent(text.replaceAll('+', ' '));
  } catch {
    return text;
  }
};

/** The parts of an address. A parameter is text such as `name=value`, still encoded. */
function partsOf(address: string) {
  const [, page = '', query, hash = ''] = /^([^?#]*)(?:\?([^#]*))?(.*)$/su.exec(address) ?? [];
  return { page, parameters: query?.split('&') ?? [], hash };
}

const nameOf = (parameter: string) => decode(parameter.split('=', 1)[0] ?? '');

/** The value of the first parameter of that name, as the browser reads it; null where there is none. */
export function readParameter(address: string, name: string): string | null {
  const parameter = partsOf(address).parameters.find((each) => nameOf(each) === name);
  if (parameter === undefined) return null;
  return parameter.includes('=') ? decode(parameter.slice(parameter.indexOf('=') + 1)) : '';
}

/**
 * The address without the parameters of these names. It edits the text, because `URL` and `URLSearchParams` would write the other
 * parameters in another way.
 */
export function withoutParameters(address: string, names: readonly string[]): string {
  const { page, parameters, hash } = partsOf(address);
  const others = parameters.filter((parameter) => !names.includes(nameOf(parameter)));
  return page + (others.length > 0 ? `?${others.join('&')}` : '') + hash;
}
