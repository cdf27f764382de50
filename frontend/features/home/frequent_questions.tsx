import { Plus } from 'lucide-react'
import { FREQUENT_QUESTIONS } from './frequent_questions_text.ts'
import './frequent_questions.css'

/** Each item opens and closes by itself, with or without JavaScript. */
export function FrequentQuestions() {
  return (
    <section className="page-width home-section questions-section" aria-labelledby="perguntas-titulo">
      <div className="home-section-head">
        <h2 id="perguntas-titulo" className="home-section-title">
          Perguntas frequentes
        </h2>
        <p className="home-section-text">O que os pacientes mais perguntam antes de começar.</p>
      </div>
      <div>
        {FREQUENT_QUESTIONS.map(({ question, answer }) => (
          <details key={question} className="question">
            <summary className="question-summary">
              {question}
              <Plus className="question-sign" size={20} aria-hidden="true" />
            </summary>
            <p className="question-answer">{answer}</p>
          </details>
        ))}
      </div>
    </section>
  )
}
