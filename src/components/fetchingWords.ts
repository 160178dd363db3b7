/** How much of a download has arrived, bytes. */
export interface FetchedBytes {
  readonly arrived: number;
  readonly total: number;
}

const megabytes = (bytes: number): string => (bytes / 1e6).toFixed(1);

/** Such as "Fetching the mirror: 1.2 of 2.1 MB". */
export const fetchingWords = ({ arrived, total }: FetchedBytes): string =>
  `Fetching the mirror: ${megabytes(arrived)} of ${megabytes(total)} MB`;
