import { registerHooks } from 'node:module';
import { fileURLToPath } from 'node:url';

/*
 * Loaded before firebase-tools. Its Auth emulator offers no place for extensions: the lines below are
 * added to the module of its operations, where they reach what that module does not export.
 */

const OPERATIONS = '/firebase-tools/lib/emulator/auth/operations.js';
const EXTENSION = fileURLToPath(new URL('secondFactor.ts', import.meta.url));

const ADDED = `
{
  const { addSecondFactor, describeApp } = require(${JSON.stringify(EXTENSION)});
  const { identitytoolkit } = exports.authOperations;
  const describePhone = redactMfaInfo;
  redactMfaInfo = (factor) => describeApp(describePhone(factor), factor);
  addSecondFactor({
    operations: identitytoolkit,
    stateClass: Object.getPrototypeOf(state_1.AgentProjectState),
    assert: errors_1.assert,
    parseIdToken,
    parsePendingCredential,
    issueTokens: ({ state, user, signInProvider, factor }) => {
      const secondFactor = { identifier: factor, provider: 'totp' };
      const { idToken, refreshToken } = issueTokens(state, user, signInProvider, { secondFactor });
      return { idToken, refreshToken };
    },
  });
}
`;

registerHooks({
  load: (url, context, nextLoad) => {
    const loaded = nextLoad(url, context);
    if (!url.endsWith(OPERATIONS)) return loaded;
    // CommonJS is handed over as text.
    return { ...loaded, source: `${loaded.source as string}${ADDED}` };
  },
});
