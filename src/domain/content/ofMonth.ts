/**
 * The entry of a twelve-month list.
 *
 * @param month 0-11, January first
 * @throws RangeError when there is no such month
 */
export function ofMonth<T>(months: readonly T[], month: number): T {
  const entry = months[month];
  if (entry === undefined) throw new RangeError(`No such month: ${month}`);
  return entry;
}
