import { usualWords } from '@aravalli/shared/questions/answer-size'
import { useMessages } from '#web/lib/messages.ts'
import { messages as questionMessages } from './messages.en.ts'

interface Limited {
	marks: number | undefined
	words: number
	/** The language paper asks for letters, reports and essays, and for other lengths than General Studies. */
	isLanguagePaper: boolean
}

/** Gives how the words that an answer may have are shown behind its question, and why they are not the usual ones. */
export function useWordLimit() {
	const m = useMessages(questionMessages)
	return ({ marks, words, isLanguagePaper }: Limited): string =>
		isLanguagePaper && marks !== undefined && usualWords(marks) !== words
			? m.languagePaperLimit(words)
			: m.wordLimit(words)
}
