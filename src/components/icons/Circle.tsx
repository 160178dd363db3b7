import { Icon, type IconProps } from './Icon.tsx';

/** A circle. */
export function Circle(props: IconProps) {
  return (
    <Icon {...props}>
      <circle cx="12" cy="12" r="10" />
    </Icon>
  );
}
