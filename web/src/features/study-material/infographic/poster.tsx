import type { InfographicBlock } from '@aravalli/shared/study-material/item-contract'
import { memo } from 'react'
import { Bars } from './bars.tsx'
import { Compare } from './compare.tsx'
import { composePoster, type Ground } from './compose-poster.ts'
import { Facts } from './facts.tsx'
import { Figures } from './figures.tsx'
import { Heights } from './heights.tsx'
import { Levels } from './levels.tsx'
import { Parts } from './parts.tsx'
import css from './poster.module.css'
import { Steps } from './steps.tsx'
import { Timeline } from './timeline.tsx'

interface PosterProps {
	blocks: InfographicBlock[]
	/** Names the language, where it is not the page's. */
	lang: string | undefined
}

/**
 * Shows the blocks of an infographic as one sheet. All of it is text and lines: nothing has to be loaded, and nothing
 * moves.
 */
export const Poster = memo(({ blocks, lang }: PosterProps) => (
	<div className={css.poster} lang={lang}>
		{composePoster(blocks).map(({ split, tall, blocks: own }) => (
			<div key={own[0]?.index} className={css.band} data-split={split} data-tall={tall}>
				{own.map(({ block, index, ground }) => (
					<Block key={index} block={block} number={index + 1} ground={ground} />
				))}
			</div>
		))}
	</div>
))

function Block({ block, number, ground }: { block: InfographicBlock; number: number; ground: Ground }) {
	const titleId = `block-${number}`
	return (
		<section className={css.block} data-ground={ground} data-kind={block.kind}>
			<header className={css.head}>
				<span className={css.number} aria-hidden="true">
					{number}
				</span>
				<h2 id={titleId} className={css.title}>
					{block.title}
				</h2>
				{block.note && <p className={css.note}>{block.note}</p>}
			</header>
			<div className={css.drawing}>{drawing(block, titleId)}</div>
		</section>
	)
}

function drawing(block: InfographicBlock, titleId: string) {
	switch (block.kind) {
		case 'figures':
			return <Figures block={block} />
		case 'bars':
			return <Bars block={block} />
		case 'heights':
			return <Heights block={block} />
		case 'parts':
			return <Parts block={block} id={`${titleId}-cloth`} />
		case 'timeline':
			return <Timeline block={block} />
		case 'steps':
			return <Steps block={block} />
		case 'levels':
			return <Levels block={block} />
		case 'compare':
			return <Compare block={block} titleId={titleId} />
		case 'facts':
			return <Facts block={block} />
	}
}
