import type { Bilingual } from './language.ts'
import type { MainsSubject } from './mains-subjects.ts'

export const subjectNames: Record<MainsSubject, Bilingual> = {
	'rajasthan-history': { english: 'History of Rajasthan', hindi: 'राजस्थान का इतिहास' },
	'indian-history': { english: 'Indian History', hindi: 'भारतीय इतिहास' },
	'world-history': { english: 'World History', hindi: 'विश्व इतिहास' },
	'art-culture': { english: 'Art and Culture', hindi: 'कला एवं संस्कृति' },
	economy: { english: 'Economy', hindi: 'अर्थव्यवस्था' },
	sociology: { english: 'Sociology', hindi: 'समाजशास्त्र' },
	management: { english: 'Management', hindi: 'प्रबंधन' },
	'accounting-audit': { english: 'Accounting and Audit', hindi: 'लेखांकन एवं अंकेक्षण' },
	ethics: { english: 'Ethics', hindi: 'नीतिशास्त्र' },
	'science-technology': { english: 'Science and Technology', hindi: 'विज्ञान एवं प्रौद्योगिकी' },
	geography: { english: 'Geography', hindi: 'भूगोल' },
	environment: { english: 'Environment', hindi: 'पर्यावरण' },
	polity: { english: 'Indian Polity', hindi: 'भारतीय राजव्यवस्था' },
	'world-politics': { english: 'World Politics', hindi: 'विश्व राजनीति' },
	'public-administration': { english: 'Public Administration', hindi: 'लोक प्रशासन' },
	'sports-yoga': { english: 'Sports and Yoga', hindi: 'खेल एवं योग' },
	'behaviour-law': { english: 'Behaviour and Law', hindi: 'व्यवहार एवं विधि' },
	'general-hindi': { english: 'General Hindi', hindi: 'सामान्य हिंदी' },
	'general-english': { english: 'General English', hindi: 'सामान्य अंग्रेज़ी' },
	essay: { english: 'Essay', hindi: 'निबंध' },
}
