import type { Book } from '@aravalli/shared/resources/contract'
import { DEFAULT_BOOK_COVER } from '@aravalli/shared/resources/resource'
import { useEffect, useRef, useState } from 'react'
import { useMessages } from '#web/lib/messages.ts'
import { Badge } from '#web/ui/badge.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { starIcon } from '#web/ui/icons.ts'
import { DownloadButton } from '../files/download-button.tsx'
import { factsOf } from '../files/file-facts.ts'
import { messages as resourceMessages } from '../messages.en.ts'
import css from './books.module.css'

interface BookCardProps {
	book: Book
	/** A search of the site has led to it. */
	isLookedFor: boolean
}

/** Shows a book with its cover and what it is, and takes it home. */
export function BookCard({ book, isLookedFor }: BookCardProps) {
	const m = useMessages(resourceMessages)
	const { _id, bookName, subtitle, className, subjectName, author, isFeatured, pdfFileName, isFallback } = book
	const lang = isFallback ? 'en' : undefined
	return (
		<li className={classNames(css.card, isLookedFor && css.lookedFor)}>
			<Cover path={book.coverImagePath} />
			<div className={css.body}>
				<div className={css.badges}>
					{isFeatured && (
						<Badge tone="kesari" icon={starIcon}>
							{m.books.featured}
						</Badge>
					)}
					{isLookedFor && <Badge tone="neel">{m.books.lookedFor}</Badge>}
				</div>
				<h2 className={css.title} lang={lang}>
					{bookName}
				</h2>
				<p className={css.about}>{`${className} · ${subjectName}`}</p>
				{subtitle !== '' && (
					<p className={css.text} lang={lang}>
						{subtitle}
					</p>
				)}
				<p className={css.facts}>{m.books.by(author)}</p>
				<p className={css.facts}>{factsOf(m, book).filter(Boolean).join(' · ')}</p>
				<DownloadButton path={`/api/books/${_id}/download`} fileName={pdfFileName} title={bookName} isWide />
			</div>
		</li>
	)
}

/** Is a picture of a book; what cannot be had gives way to the picture of all books. */
function Cover({ path }: { path: string }) {
	const [isBroken, setIsBroken] = useState(false)
	const picture = useRef<HTMLImageElement>(null)
	// It may have failed before the page had its code.
	useEffect(() => {
		if (picture.current?.complete && picture.current.naturalWidth === 0) setIsBroken(true)
	}, [])
	return (
		<img
			ref={picture}
			className={css.cover}
			src={isBroken ? DEFAULT_BOOK_COVER : path}
			width={480}
			height={300}
			alt=""
			loading="lazy"
			decoding="async"
			onError={() => setIsBroken(true)}
		/>
	)
}
