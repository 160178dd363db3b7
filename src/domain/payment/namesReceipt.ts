/** Whether an address, or the text of a file, contains a receipt (decision 33). */
export const namesReceipt = (text: string): boolean => /[?&]receipt=/u.test(text);
