/** Says where pictures are: in a form that `sanitizeRichText` leaves in rich text. */
export const variants = ['large', 'small'] as const

export type Variant = (typeof variants)[number]

/** Refuses what cannot have been made here before it reaches the database. */
export const isPossibleMediaId = (id: string) => /^[0-9a-f]{32}$/.test(id)

export const mediaAddress = (id: string, variant: Variant) => `/api/media/${id}/${variant}.webp`

/** Reads the last part of an address; null for what is none of ours. */
export const variantOf = (name: string): Variant | null =>
	variants.find((variant) => name === `${variant}.webp`) ?? null

const anyAddress = /\/api\/media\/([0-9a-f]{32})\/(?:large|small)\.webp/g

/** Lists the pictures whose addresses stand anywhere in a content, each once. */
export function mediaIdsIn(content: object): string[] {
	return [...new Set([...JSON.stringify(content).matchAll(anyAddress)].map(([, id = '']) => id))].sort()
}
