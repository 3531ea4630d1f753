import { createTransport } from 'nodemailer';
import { WebSocket } from 'ws';
import { type Check, type Finding, findings, PATIENCE, reason } from './finding.ts';

const isLocal = (host: string): boolean => ['127.0.0.1', '::1', 'localhost'].includes(host);

/** The address for people: whether it leads here, lets sockets through, and is told apart from other addresses. */
export const address: Check = {
  about: 'address',
  async look({ publicUrl, host }, given) {
    const says = findings('address');
    if (publicUrl === undefined) {
      const who = isLocal(host) ? 'only this machine reaches the server' : 'people reach the server by this machine’s address';
      return [says.warning(`${who}; PUBLIC_URL is not set, so there are no notifications and no links in messages`)];
    }
    const secure = publicUrl.startsWith('https:');
    return [
      secure
        ? says.ok(publicUrl)
        : says.warning(`${publicUrl} is not encrypted: no pushes, no passkeys, no app on phones. Put a proxy with HTTPS in front`),
      ...(secure && given.TRUST_PROXY === undefined ? [UNTRUSTED] : []),
      ...(await reached(publicUrl)),
    ];
  },
};

/** Only a proxy can serve HTTPS, so one must be named. */
const UNTRUSTED = findings('proxy').warning(
  'TRUST_PROXY is not set: all people share one address’s limits, and cookies are not Secure. Set TRUST_PROXY=1',
);

/** Asks the address as a browser would: over HTTP, then over the socket. */
async function reached(publicUrl: string): Promise<readonly Finding[]> {
  const [says, socket] = [findings('reached'), findings('socket')];
  try {
    const answer = await fetch(`${publicUrl}/healthz`, { signal: AbortSignal.timeout(PATIENCE), redirect: 'manual' });
    const text = await answer.text();
    if (!text.startsWith('{"ok"')) {
      return [says.fault(`${publicUrl}/healthz answers ${answer.status} and is no Madang server: check the proxy’s rule for this address`)];
    }
    if (!answer.ok) return [says.fault(`${publicUrl} leads to a server that cannot write: see its log`)];
  } catch (error) {
    return [says.warning(`${publicUrl} does not answer from here (${reason(error)}): is the server started, and does the name lead here?`)];
  }
  const refused = await opened(`${publicUrl.replace(/^http/, 'ws')}/api/socket`);
  const how = 'the proxy must pass WebSocket upgrades (Connection and Upgrade headers)';
  return [says.ok('the address leads to a running server'), refused === undefined ? socket.ok('opens') : socket.fault(`${refused}: ${how}`)];
}

/** Opens a socket and closes it again. Returns what went wrong. */
function opened(url: string): Promise<string | undefined> {
  return new Promise((done) => {
    const socket = new WebSocket(url, { handshakeTimeout: PATIENCE, origin: new URL(url.replace(/^ws/, 'http')).origin });
    socket.once('open', () => {
      socket.close();
      done(undefined);
    });
    // A server of ours answers somebody without a session, so it was reached.
    socket.once('unexpected-response', (_request, { statusCode }) =>
      done(statusCode === 401 ? undefined : `the socket is answered with ${statusCode}`),
    );
    socket.once('error', (error) => done(reason(error)));
  });
}

/** The mail server: reached, and content with its password. Nothing is sent. */
export const mail: Check = {
  about: 'mail',
  async look({ mail: wanted }) {
    const says = findings('mail');
    if (wanted === undefined) return [says.ok('not used (SMTP_URL is not set)')];
    const { host } = new URL(wanted.smtp);
    const transport = createTransport({ url: wanted.smtp, connectionTimeout: PATIENCE, greetingTimeout: PATIENCE, socketTimeout: PATIENCE });
    try {
      await transport.verify();
      return [says.ok(`${host} takes mails from ${wanted.from}`)];
    } catch (error) {
      return [says.fault(`${host} does not take mails (${reason(error)}): check SMTP_URL, its user and its password`)];
    } finally {
      transport.close();
    }
  },
};

/** The OpenID provider. */
export const openid: Check = {
  about: 'OpenID',
  async look({ openid: provider }) {
    if (provider === undefined) return [];
    const says = findings('OpenID');
    const url = `${provider.issuer.replace(/\/$/, '')}/.well-known/openid-configuration`;
    try {
      const answer = await fetch(url, { signal: AbortSignal.timeout(PATIENCE) });
      return [answer.ok ? says.ok(`${provider.name} answers`) : says.fault(`${url} answers ${answer.status}: check OPENID_ISSUER`)];
    } catch (error) {
      return [says.fault(`${url} does not answer (${reason(error)}): check OPENID_ISSUER`)];
    }
  },
};
