import css from './converted-text.module.css'

interface ConvertedTextProps {
	text: string
	/** Is the same text before or after its conversion, word for word. */
	other: string
	lang?: string
}

/** Numbers the words: they have no other name. */
const wordsOf = (text: string) => text.split(/(\s+)/).map((word, place) => ({ word, place }))

/** Shows a text that was converted, and marks the words that are others now. */
export function ConvertedText({ text, other, lang }: ConvertedTextProps) {
	const others = wordsOf(other)
	return (
		<span className={css.text} lang={lang}>
			{wordsOf(text).map(({ word, place }) =>
				word.trim() === '' || word === others[place]?.word ? word : <mark key={place}>{word}</mark>,
			)}
		</span>
	)
}
