/** A picture that comes with a mail: one that is fetched when the mail is read would tell a server who reads. */
export interface MailPicture {
  content: Uint8Array;
  type: 'image/png' | 'image/jpeg';
  /** The size at which it is shown. */
  width: number;
  height: number;
  /** Stands in its place where pictures are not shown. */
  alt: string;
}

/** A mail, under the names that EmailJS' template gives its parts. */
export interface MailParams {
  to_email: string;
  to_name: string;
  from_name: string;
  reply_to: string;
  subject: string;
  message: string;
  /** The end of the message that stands below the link, in small type. */
  small_print?: string;
  link: string;
  link_text: string;
  order_id: string;
  total: string;
  /** The ids of the mails that this one answers, the first one first: whoever reads them sees one conversation. */
  answers?: readonly string[];
  /** Stands in place of the name, above the words; the provider's template has its own. */
  logo?: MailPicture | undefined;
  /** What the mail is about, above the words as well. */
  picture?: MailPicture | undefined;
  /** The data address of a file, and its name. */
  voucher?: string;
  voucher_name?: string;
}
