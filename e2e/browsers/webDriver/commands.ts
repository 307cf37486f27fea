/** A command of the WebDriver standard: its address over HTTP, and its name inside Firefox. */
interface Command {
  method: 'GET' | 'POST';
  path: string;
  nameInFirefox: string;
}

const post = (path: string, nameInFirefox: string): Command => ({
  method: 'POST',
  path,
  nameInFirefox,
});

export const commands = {
  open: post('/url', 'WebDriver:Navigate'),
  back: post('/back', 'WebDriver:Back'),
  evaluate: post('/execute/async', 'WebDriver:ExecuteAsyncScript'),
  act: post('/actions', 'WebDriver:PerformActions'),
  findElements: post('/elements', 'WebDriver:FindElements'),
  focused: { method: 'GET', path: '/element/active', nameInFirefox: 'WebDriver:GetActiveElement' },
  sendKeys: post('/element/{id}/value', 'WebDriver:ElementSendKeys'),
  setTimeouts: post('/timeouts', 'WebDriver:SetTimeouts'),
  setWindowRect: post('/window/rect', 'WebDriver:SetWindowRect'),
  screenshot: { method: 'GET', path: '/screenshot', nameInFirefox: 'WebDriver:TakeScreenshot' },
} as const satisfies Record<string, Command>;

/** Sends a command and returns its value. */
export type Send = (
  name: keyof typeof commands,
  body?: Record<string, unknown>,
) => Promise<unknown>;
