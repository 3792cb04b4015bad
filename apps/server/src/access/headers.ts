/* Headers of every answer. No HSTS and no upgrade of insecure requests unless the public address is https: on the
 * network of a hall they would lock people out. */

export interface HeaderSettings {
  readonly isHttps: boolean;
}

const POLICY = [
  "default-src 'self'",
  "img-src 'self' data:",
  "object-src 'none'",
  "base-uri 'none'",
  "form-action 'self'",
];

export const contentPolicy = (frames: 'none' | 'anywhere'): string =>
  [...POLICY, `frame-ancestors ${frames === 'none' ? "'none'" : '*'}`].join('; ');

export const securityHeaders = ({ isHttps }: HeaderSettings): Readonly<Record<string, string>> => ({
  'content-security-policy': contentPolicy('none'),
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'same-origin',
  'permissions-policy':
    'accelerometer=(), camera=(), geolocation=(), gyroscope=(), magnetometer=(), microphone=(), payment=(), usb=()',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  ...(isHttps ? { 'strict-transport-security': 'max-age=31536000' } : {}),
});
