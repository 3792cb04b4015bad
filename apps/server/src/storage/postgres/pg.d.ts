/* The little of `pg` that is used here. */
declare module 'pg' {
  export interface QueryAnswer {
    readonly rows: readonly Readonly<Record<string, unknown>>[];
  }
  export interface Notification {
    readonly channel: string;
    readonly payload?: string;
  }
  export interface Types {
    getTypeParser(oid: number, format?: string): (value: string) => unknown;
  }
  export interface Config {
    readonly connectionString: string;
    readonly max?: number;
    readonly connectionTimeoutMillis?: number;
    readonly application_name?: string;
    readonly keepAlive?: boolean;
    readonly types?: Types;
  }
  /** What goes over a connection by itself: for COPY. */
  export interface Connection {
    query(text: string): void;
    sendCopyFromChunk(bytes: Uint8Array): void;
    endCopyFrom(): void;
  }
  export interface Submitted {
    submit(connection: Connection): void;
    handleCopyInResponse(connection: Connection): void;
    handleError(error: Error): void;
    handleReadyForQuery(): void;
    handleCommandComplete(): void;
    handleRowDescription(): void;
    handleDataRow(): void;
    handlePortalSuspended(): void;
    handleEmptyQuery(): void;
  }
  export class Client {
    constructor(config: Config);
    connect(): Promise<void>;
    query(text: string, values?: readonly unknown[]): Promise<QueryAnswer>;
    query(submitted: Submitted): void;
    on(event: 'notification', hear: (message: Notification) => void): this;
    on(event: 'error' | 'end', hear: (error?: Error) => void): this;
    end(): Promise<void>;
  }
  /** Planned once for each connection, under its name. */
  export interface Prepared {
    readonly name: string;
    readonly text: string;
    readonly values: readonly unknown[];
  }
  export class Pool {
    constructor(config: Config);
    // biome-ignore lint/suspicious/noExplicitAny: Kysely says what it needs of a client.
    connect(): Promise<any>;
    query(text: string, values?: readonly unknown[]): Promise<QueryAnswer>;
    query(prepared: Prepared): Promise<QueryAnswer>;
    on(event: 'error', hear: (error: Error) => void): this;
    on(event: 'connect', hear: (client: Client) => void): this;
    end(): Promise<void>;
  }
  export const types: Types;
}
