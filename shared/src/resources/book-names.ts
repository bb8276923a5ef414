import type { Bilingual } from '../language.ts'
import type { BookClass, BookSubject } from './resource.ts'

export const classNames: Readonly<Record<BookClass, Bilingual>> = {
	CLASS_6: { english: 'Class 6', hindi: 'कक्षा 6' },
	CLASS_7: { english: 'Class 7', hindi: 'कक्षा 7' },
	CLASS_8: { english: 'Class 8', hindi: 'कक्षा 8' },
	CLASS_9: { english: 'Class 9', hindi: 'कक्षा 9' },
	CLASS_10: { english: 'Class 10', hindi: 'कक्षा 10' },
	CLASS_11: { english: 'Class 11', hindi: 'कक्षा 11' },
	CLASS_12: { english: 'Class 12', hindi: 'कक्षा 12' },
	SECONDARY: { english: 'Secondary', hindi: 'माध्यमिक' },
	SENIOR_SECONDARY: { english: 'Senior secondary', hindi: 'उच्चतर माध्यमिक' },
	BACHELOR: { english: 'Bachelor’s degree', hindi: 'स्नातक' },
	MASTER: { english: 'Master’s degree', hindi: 'स्नातकोत्तर' },
}

export const subjectNames: Readonly<Record<BookSubject, Bilingual>> = {
	HISTORY: { english: 'History', hindi: 'इतिहास' },
	GEOGRAPHY: { english: 'Geography', hindi: 'भूगोल' },
	POLITY: { english: 'Polity', hindi: 'राजव्यवस्था' },
	ECONOMICS: { english: 'Economics', hindi: 'अर्थशास्त्र' },
	ART_CULTURE: { english: 'Art and culture', hindi: 'कला एवं संस्कृति' },
	SCIENCE: { english: 'Science', hindi: 'विज्ञान' },
	ENVIRONMENT: { english: 'Environment', hindi: 'पर्यावरण' },
	SOCIOLOGY: { english: 'Sociology', hindi: 'समाजशास्त्र' },
	PUBLIC_ADMINISTRATION: { english: 'Public administration', hindi: 'लोक प्रशासन' },
	ETHICS: { english: 'Ethics', hindi: 'नीतिशास्त्र' },
	MANAGEMENT: { english: 'Management', hindi: 'प्रबंधन' },
}
