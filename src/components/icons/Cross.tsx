import { Icon, type IconProps } from './Icon.tsx';

/** A cross: closes, or removes. */
export function Cross(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M18 6 6 18" />
      <path d="m6 6 12 12" />
    </Icon>
  );
}
