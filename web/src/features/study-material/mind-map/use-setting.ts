import { type RefObject, useEffect, useState } from 'react'
import { usePreferences } from '#web/ui/preferences-store.ts'
import type { Size } from '../canvas/camera.ts'
import type { Letters, MeasureText } from './node-look.ts'

interface Measured {
	frame: Size
	/** Is in pixels. */
	rem: number
	measure: MeasureText
	/** Says with which text size and which letters it was measured. */
	occasion: string
}

/** Letters that have not come by then come later, and the map is laid out once more. */
const LETTERS_MILLISECONDS = 1500

const weights: [Letters['kind'], number][] = [
	['root', 640],
	['main', 600],
	['text', 400],
]

/**
 * Measures the frame, letters and words, and measures again with the frame, the reader's text size, and late letters.
 */
export function useSetting(frameRef: RefObject<HTMLElement | null>, words: string): Measured | null {
	const { fontSize } = usePreferences()
	const lettersHaveCome = useLetters(frameRef, words)
	const [measured, setMeasured] = useState<Measured | null>(null)
	const occasion = lettersHaveCome === 'no' ? null : `${fontSize}, ${lettersHaveCome}, ${words.length}`
	useEffect(() => {
		const frame = frameRef.current
		if (!frame || !occasion) return
		const measureAgain = () => {
			const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize)
			setMeasured({
				frame: { width: frame.clientWidth, height: frame.clientHeight },
				rem,
				measure: measureIn(frame, rem),
				occasion,
			})
		}
		const observer = new ResizeObserver(measureAgain)
		observer.observe(frame)
		return () => observer.disconnect()
	}, [frameRef, occasion])
	return measured
}

/** 'late': the time was up, and what was measured until then counts. */
type HaveCome = 'no' | 'late' | 'yes'

function useLetters(frameRef: RefObject<HTMLElement | null>, words: string): HaveCome {
	const [come, setCome] = useState<{ words: string; have: HaveCome }>({ words, have: 'no' })
	useEffect(() => {
		const frame = frameRef.current
		if (!frame) return
		let isThere = true
		const say = (have: HaveCome) => isThere && setCome({ words, have })
		const timer = setTimeout(say, LETTERS_MILLISECONDS, 'late')
		const families = familiesOf(frame)
		const loading = weights.map(([kind, weight]) => document.fonts.load(`${weight} 16px ${families(kind)}`, words))
		void Promise.allSettled(loading).then(() => {
			clearTimeout(timer)
			say('yes')
		})
		return () => {
			isThere = false
			clearTimeout(timer)
		}
	}, [frameRef, words])
	return come.words === words ? come.have : 'no'
}

function familiesOf(element: Element) {
	const style = getComputedStyle(element)
	return (kind: Letters['kind']) => style.getPropertyValue(kind === 'root' ? '--display' : '--text')
}

function measureIn(frame: Element, rem: number): MeasureText {
	const context = document.createElement('canvas').getContext('2d')
	const families = familiesOf(frame)
	const fonts = new Map<Letters, string>()
	let current: Letters | undefined
	return (words, letters) => {
		if (!context) return words.length * letters.size * rem * 0.55
		const font = fonts.get(letters) ?? `${letters.weight} ${letters.size * rem}px ${families(letters.kind)}`
		fonts.set(letters, font)
		if (current !== letters) context.font = font
		current = letters
		return context.measureText(words).width
	}
}
