interface BotCheckStandInProps {
  onToken: (token: string) => void;
  attempt: number;
}

/** The challenge itself has its own tests; here a press solves it. */
export function BotCheckStandIn({ onToken, attempt }: BotCheckStandInProps) {
  return (
    <button type="button" onClick={() => onToken(`token-${attempt}-`.padEnd(30, 'x'))}>
      solve
    </button>
  );
}
