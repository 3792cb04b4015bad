/** Stands in every paired round, so that a published one tells what made it. The version of the package. */
export const ENGINE_VERSION = '0.1.0';
