import { randomUUID } from 'node:crypto';

// Files of tests run beside each other: none waits for what another has locked, or meets its settings.
process.env['TEST_DATABASE'] = `test-${randomUUID()}`;
