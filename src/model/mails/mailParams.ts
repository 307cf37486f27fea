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
  /** The data address of a file, and its name. */
  voucher?: string;
  voucher_name?: string;
}
