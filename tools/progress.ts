/** Shows how far a piece of work is, and about how long it takes. */
export function progressOf(total: number): (done: number) => void {
  const begun = Date.now();
  let told = 0;
  return (done) => {
    const isStep = process.stdout.isTTY || done - told >= total / 20 || done === total;
    if (!isStep) return;
    told = done;
    const minutes = Math.ceil(((Date.now() - begun) / done / 60_000) * (total - done));
    const line = `  ${done} of ${total}, about ${minutes} min left`;
    process.stdout.write(process.stdout.isTTY ? `\r${line}   ` : `${line}\n`);
  };
}
