import { useEffect, useState } from 'react'

/** The names have this size in marks.module.css. */
const NAME_SIZE = 0.8125
const LINE_HEIGHT = { en: 1.2, hi: 1.4 }

export interface Letters {
	widthOf: (text: string, weight: number) => number
	rem: number
	lineHeight: number
}

/** Measures texts in the page's letters, and anew when these have come. */
export function useLetters(): Letters | null {
	const [letters, setLetters] = useState<Letters | null>(null)
	useEffect(() => {
		let isThere = true
		const measure = () => isThere && setLetters(lettersOfPage())
		measure()
		void document.fonts.ready.then(measure)
		document.fonts.addEventListener('loadingdone', measure)
		// The reader may choose other sizes of text.
		const sizes = new MutationObserver(measure)
		sizes.observe(document.documentElement, { attributeFilter: ['data-fs'] })
		return () => {
			isThere = false
			document.fonts.removeEventListener('loadingdone', measure)
			sizes.disconnect()
		}
	}, [])
	return letters
}

function lettersOfPage(): Letters | null {
	const canvas = document.createElement('canvas').getContext('2d')
	if (!canvas) return null
	const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize)
	const { fontFamily } = getComputedStyle(document.body)
	const size = NAME_SIZE * rem
	return {
		rem,
		lineHeight: size * (document.documentElement.lang === 'hi' ? LINE_HEIGHT.hi : LINE_HEIGHT.en),
		widthOf(text, weight) {
			canvas.font = `${weight} ${size}px ${fontFamily}`
			return canvas.measureText(text).width
		},
	}
}
