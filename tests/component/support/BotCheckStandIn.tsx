interface BotCheckProps {
  onToken: (token: string) => void;
  attempt: number;
}

/** Stands in for `src/ui/botCheck/BotCheck.tsx`. The challenge itself has its own tests; here a press solves it. */
export function BotCheck({ onToken, attempt }: BotCheckProps) {
  return (
    <button type="button" onClick={() => onToken(`token-${attempt}-`.padEnd(30, 'x'))}>
      solve
    </button>
  );
}
