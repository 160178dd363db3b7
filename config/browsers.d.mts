export declare const chromium: { path: string | undefined; args: string[] };
export declare const firefox: { path: string | undefined };
