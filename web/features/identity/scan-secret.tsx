import { encode } from 'uqr';
import styles from './scan-secret.module.css';

/** The secret of an authenticator app, as a QR code and as text. `uri` begins with `otpauth://`. */
export function ScanSecret({ secret, uri }: { secret: string; uri: string }) {
  return (
    <div className={styles.scan}>
      <p>
        Scan this with an authenticator app, such as that of your password manager, Google
        Authenticator or Microsoft Authenticator.
      </p>
      <QrCode text={uri} />
      <p className="small">Or type this key into the app:</p>
      <p className={styles.secret} data-secret={secret}>
        {secret.match(/.{1,4}/g)?.join(' ')}
      </p>
      <p className="small">
        <a href={uri}>Open an authenticator app on this device</a>
      </p>
    </div>
  );
}

const BORDER = 4;

function QrCode({ text }: { text: string }) {
  const { data, size } = encode(text, { border: BORDER });
  const modules = data.flatMap((row, y) =>
    row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])),
  );
  return (
    <svg
      className={styles.code}
      viewBox={`0 0 ${size} ${size}`}
      role="img"
      aria-label="QR code of the key"
      shapeRendering="crispEdges"
    >
      <rect width={size} height={size} fill="#fff" />
      <path d={modules.join('')} fill="#000" />
    </svg>
  );
}
