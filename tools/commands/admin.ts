import { explainFailure, withAccounts } from '../admin/accounts.ts';
import { type AdminCommand, parseArguments } from '../admin/parseArguments.ts';
import { runCommand } from '../admin/runCommand.ts';
import { showProblem } from '../terminal.ts';

async function run(command: AdminCommand): Promise<void> {
  try {
    const lines = await withAccounts(command.target, (accounts) => runCommand(command, accounts));
    for (const line of lines) console.log(line);
  } catch (error) {
    const problem = explainFailure(error, command.target);
    if (problem) throw problem;
    throw error;
  }
}

try {
  await run(parseArguments(process.argv.slice(2), process.env));
} catch (error) {
  showProblem(error);
  process.exitCode = 1;
}
