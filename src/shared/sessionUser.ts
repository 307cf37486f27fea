/** Who is signed in. Only an account with a verified e-mail has a session. */
export interface SessionUser {
  uid: string;
  email: string;
  name: string;
  isAdmin: boolean;
  emailVerified: boolean;
}
