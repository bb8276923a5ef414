import { expect, it } from 'vitest'
import { movedTo } from './moved-pages.ts'

it.each([
	['/answer-writing-practice/edit/hill-forts', '/admin/answer-writing/hill-forts'],
	['/answer-writing-practice/edit/new?like=hill-forts', '/admin/answer-writing/new?like=hill-forts'],
	['/answer-writing-practice?desk=draft&page=3', '/admin/answer-writing?status=draft'],
	['/answer-writing-practice?lang=hindi&desk=deleted', '/admin/answer-writing?status=deleted'],
	['/answer-writing-practice?desk=nothing', null],
	['/mains-miq?desk=draft', null],
	['/answer-writing-practice/edit//x', null],
	['/answer-writing-practice?category=ESSAY', null],
	['/answer-writing-practice/hill-forts', null],
])('%s has moved to %s', (before, now) => {
	expect(movedTo(before)).toBe(now)
})
