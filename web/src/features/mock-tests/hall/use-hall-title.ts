import { useEffect, useState } from 'react'
import { useLanguage } from '#web/lib/language.tsx'
import { useApi } from '#web/lib/use-api.ts'

interface Titled {
	title: string
	paperId: string
}

/** Gives the paper's title in the page's language, once it has come: without a network the other language stays. */
export function useHallTitle({ title, paperId }: Titled): string {
	const api = useApi()
	const language = useLanguage()
	const [shown, setShown] = useState({ title, language })
	useEffect(() => {
		if (shown.language === language) return
		let isThere = true
		api('GET /api/mock-tests/papers/:paperId', { params: { paperId }, query: { lang: language } }).then(
			({ data }) => isThere && setShown({ title: data.title, language }),
			() => undefined,
		)
		return () => {
			isThere = false
		}
	}, [api, language, paperId, shown.language])
	return shown.title
}
