/** The screens that the page is measured, tested and pictured on, in CSS px. */
export const screens = {
  phone: { width: 390, height: 844 },
  phoneSideways: { width: 844, height: 390 },
  desktop: { width: 1280, height: 800 },
};
