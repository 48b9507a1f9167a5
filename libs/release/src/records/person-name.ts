/** Whether a text can name a person in a log entry: up to 200 printable characters. */
export const isPersonName = (text: string): boolean => /^[^\p{C}\p{Zl}\p{Zp}]{1,200}$/u.test(text);
