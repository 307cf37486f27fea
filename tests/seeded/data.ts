import type { Fault } from './fault.ts';

export const dataFaults: readonly Fault[] = [
  {
    file: 'src/stores/cart.ts',
    find: 'wanted: [...wanted.filter(({ id }) => id !== item.id), item]',
    replace: 'wanted: [...wanted, item]',
    caughtBy: 'tests/component/stores/cart.test.ts',
  },
  {
    file: 'src/stores/cart.ts',
    find: 'return attempt?.userId === userId ? attempt : undefined;',
    replace: 'return attempt;',
    caughtBy: 'tests/component/stores/cart.test.ts',
  },
  {
    file: 'src/stores/favourites.ts',
    find: 'if (ids.length >= FAVOURITES_MAX) return false;',
    replace: 'if (ids.length > FAVOURITES_MAX) return false;',
    caughtBy: 'tests/component/features/gallery/favourites.test.tsx',
  },
  {
    file: 'src/stores/favourites.ts',
    find: 'ids: reconciled({ base: sent, here, there: ids })',
    replace: 'ids',
    caughtBy: 'tests/component/features/gallery/favourites.test.tsx',
  },
  {
    file: 'src/stores/awake.ts',
    find: '    if (!isAwake) return;\n    stop();\n',
    replace: '    if (!isAwake) return;\n',
    caughtBy: 'tests/component/stores/awake.test.ts',
  },
  {
    file: 'src/hooks/useSubmit.ts',
    find: '      if (isRunning.current) return { done: false };\n',
    replace: '',
    caughtBy: 'tests/component/hooks/useSubmit.test.tsx',
  },
  {
    file: 'src/hooks/useOrderPages.ts',
    find: 'setHasFailed(!done);',
    replace: 'setHasFailed(false);',
    caughtBy: 'tests/component/features/orders/OrderHistoryPage.test.tsx',
  },
  {
    file: 'src/hooks/useRuleForm.ts',
    find: 'const SECRET = /password/i;',
    replace: 'const SECRET = /password/;',
    caughtBy: 'tests/component/hooks/keptInput.test.tsx',
  },
  {
    file: 'src/data/firestore/transactWithRetry.ts',
    find: '        if (documents === refused) throw thrown;\n',
    replace: '',
    caughtBy: 'tests/component/features/cart/CartPanel.test.tsx',
  },
  {
    file: 'src/data/firestore/orderData.ts',
    find: '    imageUrl: ownPicture(item.imageUrl),\n',
    replace: '',
    caughtBy: 'tests/component/data/documents.test.ts',
  },
  {
    file: 'src/data/auth/session.ts',
    find: 'if (hasSession) await runSignOutTasks();',
    replace: 'if (hasSession) void runSignOutTasks();',
    caughtBy: 'tests/component/data/session.test.ts',
  },
  {
    file: 'src/data/auth/register.ts',
    find: '  await signOut();\n  throw inUse;',
    replace: '  throw inUse;',
    caughtBy: 'tests/rules/auth/registration.test.ts',
  },
  {
    file: 'src/data/auth/mailedLink.ts',
    find: "if (error.code !== 'auth/user-not-found') throw error;",
    replace: 'throw error;',
    caughtBy: 'tests/component/features/auth/ResetPasswordPage.test.tsx',
  },
  {
    file: 'src/data/functions/callables.ts',
    find: ' || !verdict.success || !verdict.data.success)',
    replace: ' || !verdict.success)',
    caughtBy: 'tests/unit/data/functions/callables.test.ts',
  },
  {
    file: 'src/model/purchases/archiveRound.ts',
    find: "return details['status'] === 404;",
    replace: 'return true;',
    caughtBy: 'tests/unit/model/purchases/archiveRound.test.ts',
  },
  {
    file: 'src/data/catalogue/takeOffSale.ts',
    find: '    removedAt: { ...record.removedAt, ...times },\n',
    replace: '',
    caughtBy: 'tests/rules/orders/offSale.test.ts',
  },
  {
    file: 'src/data/repos/orders/pendingOrders.ts',
    find: '      if (await transaction.read(pathOf(id))) return;\n',
    replace: '',
    caughtBy: 'tests/rules/repos/orders.test.ts',
  },
  {
    file: 'src/data/repos/reconciliation/receivedPayments.ts',
    find: '[...byId].filter(([id]) => !known.has(id))',
    replace: '[...byId]',
    caughtBy: 'tests/component/admin/pendingOrders/receivedPayments.test.tsx',
  },
];
