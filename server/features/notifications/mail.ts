import type { Transporter } from 'nodemailer';
import type { Config } from '../../core/config.ts';
import type { Services } from '../../core/services.ts';
import type { Message, SendResult } from './message.ts';

/** Milliseconds. */
const SMTP_PATIENCE = 15_000;

/** Hands mails to the host's mail server. */
export interface Mailer {
  /** `url`: where the letter leads; `leave`: where its reader says that they want no more. */
  send(address: string, letter: Message, url: string | null, leave: string): Promise<SendResult>;
  close(): void;
}

export function newMailer({ smtp, from }: NonNullable<Config['mail']>, log: Services['log']): Mailer {
  const timeouts = { connectionTimeout: SMTP_PATIENCE, greetingTimeout: SMTP_PATIENCE, socketTimeout: SMTP_PATIENCE };
  let opened: Promise<Transporter> | undefined;
  const open = async (): Promise<Transporter> => {
    const { createTransport } = await import('nodemailer');
    return createTransport({ url: smtp, ...timeouts, disableFileAccess: true, disableUrlAccess: true });
  };
  const send: Mailer['send'] = async (address, { title, body, ending }, url, leave) => {
    const text = [body, url ?? '', ending ? `-- \n${ending(leave)}` : ''].filter((part) => part !== '').join('\n\n');
    const list = { 'List-Unsubscribe': `<${leave}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' };
    const headers = { 'Auto-Submitted': 'auto-generated', ...(ending && list) };
    try {
      opened ??= open();
      await (await opened).sendMail({ from, to: { name: '', address }, subject: title, text: `${text}\n`, headers });
      return 'sent';
    } catch (error) {
      log.warn({ error }, 'a mail was not taken');
      return isNobody(error) ? 'gone' : 'failed';
    }
  };
  return { send, close: () => void opened?.then((transport) => transport.close()) };
}

/** A mailbox that is not there: RFC 5321’s 550, 551 and 553 to its name. */
const isNobody = (error: unknown): boolean =>
  error instanceof Error &&
  'responseCode' in error &&
  'command' in error &&
  error.command === 'RCPT TO' &&
  [550, 551, 553].includes(Number(error.responseCode));
