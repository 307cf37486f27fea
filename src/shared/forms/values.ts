/** Whether a text field holds anything but spaces. */
export function isFilled(text: string): boolean {
  return text.trim() !== '';
}

/** Whether a text field holds at least so many characters, outer spaces not counted. */
export function hasLength(text: string, minimum: number): boolean {
  return text.trim().length >= minimum;
}
