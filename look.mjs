import { chromium } from '@playwright/test';
import { chromiumLaunch } from './tools/chromium.ts';
import { localPorts, LOCAL_HOST } from './src/config/local.ts';
const [,, email, path, name, ...rest] = process.argv;
const sel = rest[0];
const ports = localPorts(Number(process.env.OFFSET ?? 0));
const b = await chromium.launch(await chromiumLaunch());
for (const [w,h] of (process.env.SIZES?JSON.parse(process.env.SIZES):[[390,844],[768,1024],[1440,900]])) for (const scheme of (process.env.SCHEMES??'light,dark').split(',')) {
  const ctx = await b.newContext({ baseURL:`http://${LOCAL_HOST}:${ports.site}`, viewport:{width:w,height:h}, colorScheme: scheme, locale:'da-DK', reducedMotion:'reduce', serviceWorkers:'block' });
  await ctx.addInitScript((s) => { localStorage.setItem('cookieConsent','accepted'); }, scheme);
  const page = await ctx.newPage();
  if (email !== '-') {
    const a = await (await page.request.post(`http://${LOCAL_HOST}:${ports.auth}/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword?key=local`, { data:{ email, password: process.env.PASS, returnSecureToken:true } })).json();
    if (!a.idToken) { console.log(a); process.exit(1); }
    const session = { uid:a.localId, email, emailVerified:true, isAnonymous:false, stsTokenManager:{ accessToken:a.idToken, refreshToken:a.refreshToken, expirationTime: Date.now()+3600e3 }, apiKey:'local', appName:'[DEFAULT]' };
    await page.route('/signing-in', r => r.fulfill({ contentType:'text/html', body:'<!doctype html><link rel="icon" href="data:," />' }));
    await page.goto('/signing-in');
    await page.evaluate(v => sessionStorage.setItem('firebase:authUser:local:[DEFAULT]', v), JSON.stringify(session));
  }
  await page.goto(path); await page.waitForLoadState('networkidle').catch(()=>{}); await page.waitForTimeout(2500);
  if (sel) await page.locator(sel).first().scrollIntoViewIfNeeded().catch(e=>console.log(e.message));
  await page.screenshot({ path:`/tmp/look-${name}-${w}-${scheme}.png`, fullPage: process.env.FULL==='1' });
  await ctx.close();
}
await b.close();
