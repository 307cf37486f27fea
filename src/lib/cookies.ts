/** The domains under which a script of this page may have set a cookie: the host and those above it. */
function domainsOf(hostname: string): string[] {
  const labels = hostname.split('.');
  return labels.slice(0, -1).map((_, index) => labels.slice(index).join('.'));
}

/** Deletes the cookies of this site whose names fit, wherever in the domain they were set. */
export function deleteCookies(fits: (name: string) => boolean): void {
  const names = document.cookie.split('; ').map((cookie) => cookie.split('=', 1)[0] ?? '');
  const places = ['', ...domainsOf(window.location.hostname).map((domain) => `; domain=${domain}`)];
  for (const name of names.filter((known) => known !== '' && fits(known))) {
    for (const place of places) document.cookie = `${name}=; max-age=0; path=/${place}`;
  }
}
