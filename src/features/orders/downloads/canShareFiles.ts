/** Whether this is a phone or tablet that can put pictures among its photos. */
export function canShareFiles(): boolean {
  if (!('canShare' in navigator) || !window.matchMedia('(pointer: coarse)').matches) return false;
  const picture = new File([], 'a.jpg', { type: 'image/jpeg' });
  return navigator.canShare({ files: [picture] });
}
