export declare function holdLimits(): void;
