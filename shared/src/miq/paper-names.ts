import type { Bilingual } from '../language.ts'
import type { PaperCategory } from '../questions/question.ts'

export const paperNames: Record<PaperCategory, Bilingual> = {
	GS_PAPER_1: { english: 'GS Paper 1', hindi: 'सामान्य अध्ययन प्रश्नपत्र 1' },
	GS_PAPER_2: { english: 'GS Paper 2', hindi: 'सामान्य अध्ययन प्रश्नपत्र 2' },
	GS_PAPER_3: { english: 'GS Paper 3', hindi: 'सामान्य अध्ययन प्रश्नपत्र 3' },
	GS_PAPER_4: { english: 'GS Paper 4', hindi: 'हिंदी और अंग्रेज़ी' },
	ESSAY: { english: 'Essay', hindi: 'निबंध' },
	MONTHLY_CONSOLIDATIONS: { english: 'Monthly Consolidation', hindi: 'मासिक समेकन' },
	PRAKARAM_2025_26: { english: 'Prakaram 2025-26', hindi: 'प्रक्रम 2025-26' },
}
