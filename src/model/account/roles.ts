/** The claims of a sign-in token that decide on roles. */
export interface RoleClaims {
  admin?: unknown;
  email?: string | null | undefined;
  email_verified?: boolean | undefined;
}

export interface RoleProfile {
  isAdmin?: boolean | undefined;
}

/** Compares without regard to case, as the security rules do. */
export function isListedEmail(email: string | null | undefined, list: readonly string[]): boolean {
  const wanted = email?.trim().toLowerCase();
  return (
    wanted !== undefined && wanted !== '' && list.some((entry) => entry.toLowerCase() === wanted)
  );
}

/** An administrator has the claim, or the flag on the profile, or a verified address on the owner list. */
export function isAdmin(
  claims: RoleClaims,
  profile: RoleProfile | undefined,
  ownerEmails: readonly string[],
): boolean {
  if (claims.admin === true || profile?.isAdmin === true) return true;
  return claims.email_verified === true && isListedEmail(claims.email, ownerEmails);
}
