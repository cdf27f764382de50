/** Professionals and complaints as visitors type them in English and Spanish, by the specialties to ask first. */
export const FOREIGN = `
Médico da Família: family doctor; general practitioner; gp; primary care; physician; general doctor; fever; flu; cold and fever; medico de cabecera; medico general; fiebre; gripa
Dentista: dental; toothache; tooth pain; tooth; teeth; wisdom tooth; broken tooth; root canal; teeth cleaning; braces; dental implant; muela; muelas; dolor de muelas; dolor de muela; dolor de dientes; diente roto; brackets; ortodoncista
Dermatologista: skin doctor; skin specialist; acne treatment; eczema treatment; hair loss; mole removal; erupcion; sarpullido; caida del cabello
Oftalmologista: optometrist; eye pain; red eye; eye infection; glasses; contact lenses; blurry vision; dolor de ojos; lentes de contacto; vision borrosa
Cardiologista: heart doctor; heart specialist; chest pain; high blood pressure; palpitations; dolor de pecho; presion alta
Ginecologista: obstetrician; women s doctor; pregnant; pregnancy; pregnancy test; birth control; embarazada; embarazo; regla retrasada
Pediatra: paediatrician; children doctor; childrens doctor; kids doctor; child doctor; baby doctor; medico para niños; medico de niños; doctor para niños; bebe con fiebre
Pediatra, Dentista: kids dentist
Psicólogo: counselor; counselling; counseling; couples therapy; terapeuta en español; psicologia en español; anxiety; ansiedad; depresion
Psiquiatra: depression treatment; adhd; insomnia; bipolar disorder; insomnio
Ortopedista: orthopaedic; bone doctor; knee pain; shoulder pain; broken arm; broken leg; broke my arm; broke my leg; sprained ankle; twisted ankle; dolor de rodilla; hueso roto; esguince
Ortopedista, Fisioterapeuta: back pain; lower back pain; neck pain; dolor de espalda; dolor de cuello
Fisioterapeuta: physiotherapy; physical therapy; fisioterapia deportiva
Neurologista: neurologist; headache; headache doctor; migraine; dizziness; seizure; dolor de cabeza; mareos; migraña
Otorrinolaringologista: ear nose throat; ent; ent doctor; ear infection; earache; ear pain; sore throat; sinus infection; sinusitis treatment; otorrino en español; dolor de oido; dolor de garganta; oido tapado
Gastroenterologista: stomach ache; stomach pain; stomach doctor; diarrhea; food poisoning; constipation; vomiting; heartburn; dolor de estomago; dolor de panza; intoxicacion alimentaria; estreñimiento
Urologista: prostate; testicle pain; erectile dysfunction; vasectomy
Urologista, Ginecologista: uti; urinary tract infection; infeccion urinaria
Infectologista: infectious disease; std; std test; hiv test; mosquito bites; dengue fever
Alergologista: allergist; allergy; allergies; alergia alimentaria
Endocrinologista: thyroid; weight loss doctor
Nutricionista: dietician; bajar de peso; weight loss
Fonoaudiólogo: speech therapy
Pneumologista: lung doctor; asthma; pulmonologist; cough
Reumatologista: arthritis
Oncologista: oncologist; cancer doctor
Nefrologista: kidney doctor; nephrologist
Urologista, Nefrologista: kidney stone; kidney stones; calculos renales
Cirurgião Plástico: plastic surgeon; plastic surgery; breast implants; tummy tuck; cirujano plastico; cirugia plastica; bbl surgery
Quiropraxista: chiropractor; quiropractico
Terapeuta: massage; massage therapist; acupuncture; masaje; masajes; acupuntor
Enfermeiro: nurse; enfermero
Geriatra: geriatrician; elderly care
`
