/** An address or host name as a list has it. Null for a line that should have one and is not understood. */
export type Entry = string | null

/** Entries in the order of the list, in groups of any size. */
export type Entries = AsyncIterable<readonly Entry[]>

export type Bytes = AsyncIterable<Uint8Array>
