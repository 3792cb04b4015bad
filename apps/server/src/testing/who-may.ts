import { type CastRole, ROLES } from './cast.ts';

/*
 * Who may what, written by hand from the matrix of the design (access, 6.6) and from the issues that added routes. It is compared
 * with what the server does; what a route declares of itself is not asked, so a wrong declaration cannot agree with itself. A new
 * route needs its line here.
 *
 * Columns: O owner of the server · T owner of the tournament · A arbiter of it · X arbiter of another · R result link · C check-in
 * link · P public · F forged token · E expired session · V revoked link.
 * `+` may; a number is the answer: 401 nobody is signed in, 403 not for this role, 404 not to be known, 410 has ended.
 */
const WHO_MAY = `
                                                    O    T    A    X    R    C    P    F    E    V
GET /api/health                                     +    +    +    +    +    +    +    +    +    +
GET /api/openapi.json                               +    +    +    +    +    +    +    +    +    +
GET /api/docs                                       +    +    +    +    +    +    +    +    +    +
GET /api/v1/systems                                 +    +    +    +    +    +    +    +    +    +
GET /api/v1/me                                      +    +    +    +    +    +    +    +    +    +
POST /api/v1/session                                +    +    +    +    +    +    +    +    +    +
DELETE /api/v1/session                              +    +    +    +    +    +    +    +    +    +
PUT /api/v1/me/name                                 +    +    +    +    403  403  401  401  410  410
PUT /api/v1/me/password                             +    +    +    +    403  403  401  401  410  410
GET /api/v1/tournaments                             +    +    +    +    403  403  401  401  410  410
POST /api/v1/tournaments                            +    +    +    +    403  403  401  401  410  410
POST /api/v1/imports                                +    +    +    +    403  403  401  401  410  410
POST /api/v1/tournaments/restore                    +    +    +    +    403  403  401  401  410  410
POST /api/v1/tournaments/demo                       +    403  403  403  403  403  401  401  410  410
GET /api/v1/rated                                   +    +    +    +    403  403  401  401  410  410
POST /api/v1/rated/matches                          +    +    +    +    403  403  401  401  410  410
GET /api/v1/tournaments/:t                          +    +    +    404  403  403  401  401  410  410
PATCH /api/v1/tournaments/:t                        +    +    +    404  403  403  401  401  410  410
GET /api/v1/tournaments/:t/sharing                  +    +    +    404  403  403  401  401  410  410
GET /api/v1/tournaments/:t/entries                  +    +    +    404  403  403  401  401  410  410
GET /api/v1/tournaments/:t/at/:seq                  +    +    +    404  403  403  401  401  410  410
GET /api/v1/tournaments/:t/stream                   +    +    +    404  403  403  401  401  410  410
POST /api/v1/tournaments/:t/acts                    +    +    +    404  403  403  401  401  410  410
GET /api/v1/tournaments/:t/rounds/:n/rulings        +    +    +    404  403  403  401  401  410  410
GET /api/v1/tournaments/:t/rounds/:n/why            +    +    +    404  403  403  401  401  410  410
POST /api/v1/tournaments/:t/rounds/:n/preview       +    +    +    404  403  403  401  401  410  410
GET /api/v1/tournaments/:t/standings                +    +    +    404  403  403  401  401  410  410
GET /api/v1/tournaments/:t/crosstable               +    +    +    404  403  403  401  401  410  410
GET /api/v1/tournaments/:t/check                    +    +    +    404  403  403  401  401  410  410
GET /api/v1/tournaments/:t/print                    +    +    +    404  403  403  401  401  410  410
GET /api/v1/tournaments/:t/export/:format           +    +    +    404  403  403  401  401  410  410
GET /api/v1/tournaments/:t/links                    +    +    +    404  403  403  401  401  410  410
POST /api/v1/tournaments/:t/links                   +    +    +    404  403  403  401  401  410  410
DELETE /api/v1/tournaments/:t/links/:l              +    +    +    404  403  403  401  401  410  410
POST /api/v1/tournaments/:t/links/:l/renew          +    +    +    404  403  403  401  401  410  410
GET /api/v1/tournaments/:t/members                  +    +    +    404  403  403  401  401  410  410
DELETE /api/v1/tournaments/:t                       +    +    403  404  403  403  401  401  410  410
PUT /api/v1/tournaments/:t/members/:p               +    +    403  404  403  403  401  401  410  410
DELETE /api/v1/tournaments/:t/members/:p            +    +    403  404  403  403  401  401  410  410
PUT /api/v1/tournaments/:t/owner                    +    +    403  404  403  403  401  401  410  410
GET /api/v1/desk                                    403  403  403  403  +    +    401  401  410  410
GET /api/v1/desk/stream                             403  403  403  403  +    +    401  401  410  410
GET /api/v1/people                                  +    403  403  403  403  403  401  401  410  410
POST /api/v1/people                                 +    403  403  403  403  403  401  401  410  410
PATCH /api/v1/people/:p                             +    403  403  403  403  403  401  401  410  410
POST /api/v1/people/:p/key                          +    403  403  403  403  403  401  401  410  410
DELETE /api/v1/people/:p                            +    403  403  403  403  403  401  401  410  410
GET /api/v1/rating-lists                            +    403  403  403  403  403  401  401  410  410
POST /api/v1/rating-lists                           +    403  403  403  403  403  401  401  410  410
POST /api/v1/rating-lists/preview                   +    403  403  403  403  403  401  401  410  410
DELETE /api/v1/rating-lists/:l                      +    403  403  403  403  403  401  401  410  410
GET /api/v1/backups                                 +    403  403  403  403  403  401  401  410  410
POST /api/v1/backups                                +    403  403  403  403  403  401  401  410  410
GET /api/v1/backups/:b                              +    403  403  403  403  403  401  401  410  410
POST /api/v1/backups/:b/restore                     +    403  403  403  403  403  401  401  410  410
GET /api/v1/server/tournaments                      +    403  403  403  403  403  401  401  410  410
GET /api/v1/server/audit                            +    403  403  403  403  403  401  401  410  410
GET /api/v1/server/audit.csv                        +    403  403  403  403  403  401  401  410  410
GET /metrics                                        404  404  404  404  404  404  404  404  404  404
GET /api/v1/public/:slug                            +    +    +    +    +    +    +    +    +    +
GET /api/v1/public/:slug/rounds/:n                  +    +    +    +    +    +    +    +    +    +
GET /api/v1/public/:slug/standings                  +    +    +    +    +    +    +    +    +    +
GET /api/v1/public/:slug/crosstable                 +    +    +    +    +    +    +    +    +    +
GET /api/v1/public/:slug/players                    +    +    +    +    +    +    +    +    +    +
GET /api/v1/public/:slug/players/:key               +    +    +    +    +    +    +    +    +    +
GET /api/v1/public/:slug/why/:n/:board              +    +    +    +    +    +    +    +    +    +
GET /api/v1/public/:slug/stream                     +    +    +    +    +    +    +    +    +    +
GET /                                               +    +    +    +    +    +    +    +    +    +
GET /t/:slug                                        +    +    +    +    +    +    +    +    +    +
GET /t/:slug/r/:n                                   +    +    +    +    +    +    +    +    +    +
GET /t/:slug/standings                              +    +    +    +    +    +    +    +    +    +
GET /t/:slug/crosstable                             +    +    +    +    +    +    +    +    +    +
GET /t/:slug/players                                +    +    +    +    +    +    +    +    +    +
GET /t/:slug/p/:key                                 +    +    +    +    +    +    +    +    +    +
GET /t/:slug/why/:n/:board                          +    +    +    +    +    +    +    +    +    +
GET /t/:slug/info                                   +    +    +    +    +    +    +    +    +    +
GET /e                                              +    +    +    +    +    +    +    +    +    +
GET /e/:token                                       +    +    +    +    +    +    +    +    +    +
GET /qr.svg                                         +    +    +    +    +    +    +    +    +    +
GET /site/:file                                     +    +    +    +    +    +    +    +    +    +
GET /sw.js                                          +    +    +    +    +    +    +    +    +    +
`;

/** `may`: whatever comes is not about who asks. */
export type Verdict = 'may' | number;

export interface WhoMay {
  /** `GET /api/v1/me`. */
  readonly route: string;
  readonly verdicts: Readonly<Record<CastRole, Verdict>>;
}

export const whoMay: readonly WhoMay[] = WHO_MAY.trim()
  .split('\n')
  .slice(1)
  .map(line => {
    const [method = '', path = '', ...cells] = line.split(/ +/);
    if (cells.length !== ROLES.length) throw new Error(`not a cell for every role: ${line}`);
    const verdicts = Object.fromEntries(
      ROLES.map((role, at) => [role, cells[at] === '+' ? 'may' : Number(cells[at])]),
    ) as Record<CastRole, Verdict>;
    return { route: `${method} ${path}`, verdicts };
  });
