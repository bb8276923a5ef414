/** Are the colours of a cover: its ground goes from `deep` to `ground`; what is drawn has `light`, `tint` and, where it matters most, `accent`. */
export interface CoverTones {
	deep: string
	ground: string
	tint: string
	accent: string
}

const kesari = '#f08a24'
const pale = '#ffc46b'

/** A subject always has the same colours, whatever kind of page it is on. */
export const coverPalettes = {
	/** Polity, law and administration. */
	indigo: { deep: '#152257', ground: '#2a449f', tint: '#8ea2e6', accent: kesari },
	/** Economy. */
	ochre: { deep: '#6b3d0c', ground: '#9a5f17', tint: '#dfb06a', accent: pale },
	/** Geography and environment. */
	teal: { deep: '#0a5c60', ground: '#107578', tint: '#7fcac6', accent: kesari },
	/** Science and technology. */
	slate: { deep: '#233442', ground: '#485c69', tint: '#a3b5c3', accent: kesari },
	/** Sport. */
	brick: { deep: '#76261d', ground: '#a04536', tint: '#e5a897', accent: pale },
	/** The world. */
	blue: { deep: '#1b489b', ground: '#2f64c2', tint: '#a3c6ff', accent: kesari },
	/** History, art and culture. */
	rose: { deep: '#741a44', ground: '#9a3560', tint: '#e6a9c6', accent: pale },
	/** Ethics, society and the mind. */
	plum: { deep: '#43245a', ground: '#6a4283', tint: '#c8a8db', accent: kesari },
	/** Language. */
	olive: { deep: '#434d14', ground: '#5f6a21', tint: '#c3cb8a', accent: kesari },
	/** Ways of working. */
	pine: { deep: '#12432b', ground: '#266a48', tint: '#93ccab', accent: kesari },
} as const satisfies Record<string, CoverTones>

export type CoverPalette = keyof typeof coverPalettes

/** Is the paper of what is drawn, whatever the subject. */
export const coverLight = '#fff4e0'
