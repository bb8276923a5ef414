import { type Language, languageTags } from '@aravalli/shared/language'
import type { InfographicBlock } from '@aravalli/shared/study-material/item-contract'
import { useMemo } from 'react'
import { useMessages } from '#web/lib/messages.ts'
import { lazyPart } from '#web/ui/lazy-part.tsx'
import { messages as deskMessages } from '../messages.en.ts'
import { useSettled } from '../use-settled.ts'
import { type BlockPair, blocksOf } from './block-pairs.ts'
import css from './blocks-editor.module.css'

const Poster = lazyPart(() => import('../../infographic/poster.tsx').then((part) => part.Poster))

interface LivePosterProps {
	pairs: BlockPair[]
	language: Language
}

/** Draws the poster as readers see it, in the language that is written: those blocks of which something can be drawn. */
export function LivePoster({ pairs, language }: LivePosterProps) {
	const m = useMessages(deskMessages)
	const settled = useSettled(pairs)
	const blocks = useMemo(() => blocksOf(settled, language).filter(canBeDrawn).map(withDots), [settled, language])
	return (
		<section className={css.poster} aria-labelledby="blocks-title-drawing" {...scrolled}>
			{blocks.length > 0 ? <Poster blocks={blocks} lang={languageTags[language]} /> : <p>{m.nothingDrawn}</p>}
		</section>
	)
}

/** Whoever has no mouse scrolls it by arrows. */
const scrolled = { tabIndex: 0 }

/** Lengths and heights are shares of the largest. */
function canBeDrawn(block: InfographicBlock): boolean {
	if (block.kind === 'compare') return block.rows.length > 0 && block.columns.length > 0
	if (block.kind === 'bars' || block.kind === 'heights' || block.kind === 'parts')
		return block.items.some(({ value }) => value > 0)
	return block.items.length > 0
}

/** A text that is not written yet has a stand-in, so that its place is seen. */
const withDots = (block: InfographicBlock): InfographicBlock => dotted(block) as InfographicBlock

function dotted(value: unknown): unknown {
	if (typeof value === 'string') return value.trim() === '' ? '…' : value
	if (Array.isArray(value)) return value.map(dotted)
	if (typeof value !== 'object' || value === null) return value
	return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, dotted(part)]))
}
