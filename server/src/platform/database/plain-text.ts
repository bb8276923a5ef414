import { customType } from 'drizzle-orm/pg-core'

/** Compares byte by byte, which gives the same order on every database and is faster than any language's. */
export const plainText = customType<{ data: string }>({ dataType: () => 'text COLLATE "C"' })
