export const styleEras: readonly string[] = ['1950s Pin-Up Revival'];
