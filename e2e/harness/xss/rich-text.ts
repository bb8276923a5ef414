import { xssVectors } from '../xss-vectors.ts'

/** A vector may stand in these places of what an editor pastes: alone, among what is allowed, and among what is not. */
const places: ((vector: string) => string)[] = [
	(vector) => vector,
	(vector) => `<p>before <strong>${vector}</strong> after</p>`,
	(vector) => `<table><thead><tr><th>${vector}</th></tr></thead><tbody><tr><td>${vector}</td></tr></tbody></table>`,
	(vector) => `<svg><desc>${vector}</desc></svg><math><mtext>${vector}</mtext></math>`,
	(vector) => `<p><a href="${vector.replaceAll('"', '&quot;')}">link</a></p>`,
	(vector) => {
		const words = vector.replaceAll('"', '&quot;')
		return `<img src="${words}" alt="a"><img src="/api/media/a.webp" alt="${words}" width="${words}">`
	},
	(vector) => `<blockquote><ul><li>${vector}<noscript>${vector}</noscript></li></ul></blockquote>`,
]

export const PLACES = places.length

/** Puts every vector in every place. */
export const richTextVectors: string[] = xssVectors.flatMap((vector) => places.map((place) => place(vector)))
