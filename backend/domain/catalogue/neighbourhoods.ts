/**
 * Well-known neighbourhoods (and streets used as such) of the largest cities and popular coastal towns, by their
 * everyday names. The larger city comes first: it is the default for a neighbourhood that several cities have. Names
 * that are also ordinary words ('Centro', 'Saúde') are left out; a name after ~ counts only together with its city or
 * state. Sources: the cities' own lists of bairros, regional administrations of the Distrito Federal, IBGE's districts.
 */
export const NEIGHBOURHOODS: readonly (readonly [city: string, names: string])[] = [
  [
    'São Paulo, SP',
    `Tatuapé, Moema, Pinheiros, Vila Mariana, Itaim Bibi, Itaim, Jardins, Jardim Paulista, Jardim América, Jardim Europa,
    Jardim Paulistano, Cerqueira César, Bela Vista, Higienópolis, Perdizes, Pompeia, Lapa, Vila Madalena, Vila Leopoldina, Butantã,
    Morumbi, Brooklin, Campo Belo, Santo Amaro, Vila Olímpia, Ipiranga, Mooca, Santana, Tucuruvi, Penha, Itaquera, São Miguel Paulista,
    São Mateus, Vila Prudente, Vila Formosa, Anália Franco, Jardim Anália Franco, Carrão, Vila Carrão, Aricanduva, Belenzinho, Brás, Liberdade,
    Aclimação, Cambuci, Paraíso, Vila Clementino, Jabaquara, Vila Guilherme, Vila Maria, Casa Verde, Limão, Freguesia do Ó, Pirituba,
    Jaraguá, Barra Funda, Santa Cecília, Consolação, Sumaré, Campo Limpo, Capão Redondo, Interlagos, Grajaú, Cidade Ademar, Chácara Santo Antônio, Chácara Klabin, Vila Nova Conceição, Vila Andrade, Panamby, Real Parque, Alto de Pinheiros,
    Vila Sônia, Rio Pequeno, Jaguaré, Sacomã, Vila Matilde, Artur Alvim, Ermelino Matarazzo, Guaianases, Cidade Tiradentes, Mandaqui,
    Jaçanã, Vila Medeiros, Tremembé, Brasilândia, Parelheiros, Cidade Dutra, M'Boi Mirim, Jardim Ângela, Jardim São Luís, Bixiga,
    Bosque da Saúde, Praça da Árvore, Planalto Paulista, Mirandópolis, Jardim da Saúde, Água Branca, Água Rasa, Alto da Lapa, Sapopemba,
    Avenida Paulista, Rua Augusta, Faria Lima, Avenida Faria Lima, Berrini, Avenida Berrini, Oscar Freire, Rua Oscar Freire, Rua Vergueiro`,
  ],
  [
    'Rio de Janeiro, RJ',
    `Copacabana, Ipanema, Leblon, Barra da Tijuca, ~Barra, Tijuca, Botafogo, Flamengo, Laranjeiras, Méier, Madureira, Jacarepaguá,
    Recreio, Recreio dos Bandeirantes, Campo Grande, Bangu, Santa Cruz, Ilha do Governador, Vila Isabel, Grajaú, Maracanã, Lagoa,
    Gávea, Jardim Botânico, Humaitá, Urca, Leme, Catete, Glória, Santa Teresa, Lapa, São Cristóvão, Penha, Olaria, Ramos, Bonsucesso,
    Vila da Penha, Vicente de Carvalho, Irajá, Pavuna, Cascadura, Taquara, Freguesia, Freguesia Jacarepaguá, Pechincha, Praça Seca, Vila Valqueire,
    Realengo, Padre Miguel, Sulacap, Deodoro, Guaratiba, Sepetiba, São Conrado, Rocinha, Cosme Velho, Engenho Novo, Engenho de Dentro,
    Cachambi, Todos os Santos, Piedade, Del Castilho, Inhaúma, Rio Comprido, Praça da Bandeira, Andaraí, Alto da Boa Vista, Cidade Nova,
    Vargem Grande, Vargem Pequena, Anil, Curicica, Rio das Pedras, Marechal Hermes, Guadalupe, Avenida Atlântica, Avenida das Américas, Cinelândia`,
  ],
  [
    'Brasília, DF',
    `Taguatinga, Ceilândia, Asa Sul, Asa Norte, Plano Piloto, Lago Sul, Lago Norte, Águas Claras, Samambaia, Sobradinho, Guará,
    Gama, Planaltina, Recanto das Emas, Santa Maria, São Sebastião, Sudoeste, Cruzeiro Novo, Noroeste,
    Vicente Pires, Riacho Fundo, Núcleo Bandeirante, Brazlândia, Paranoá, Itapoã, Jardim Botânico, Park Way, Octogonal, Setor Hospitalar Sul, Vila Planalto, Arniqueira`,
  ],
  [
    'Fortaleza, CE',
    `Aldeota, Meireles, ~Cocó, Papicu, ~Fátima, Bairro de Fátima, Benfica, Messejana, Parangaba, Montese, Barra do Ceará, Praia de Iracema, Varjota,
    Dionísio Torres, Joaquim Távora, Edson Queiroz, Cambeba, Cidade dos Funcionários, ~Guararapes, Luciano Cavalcante, Maraponga,
    Conjunto Ceará, Mucuripe, Antônio Bezerra, Passaré, ~Damas, Parquelândia, São Gerardo, Praia do Futuro, ~Sapiranga, Lagoa Redonda, Mondubim, José Walter`,
  ],
  [
    'Salvador, BA',
    `Pituba, Barra, Itaigara, Caminho das Árvores, Graça, Rio Vermelho, Ondina, Itapuã, Stella Maris, ~Brotas, Cabula, Imbuí, Boca do Rio,
    Piatã, Patamares, ~Paralela, Avenida Paralela, ~Cajazeiras, Federação, ~Garcia, ~Canela, Nazaré, Corredor da Vitória, Costa Azul, Stiep, Armação, Pernambués,
    Liberdade, ~São Caetano, Ribeira, ~Bonfim, Cidade Baixa, Pelourinho, Horto Florestal, Candeal, Pirajá, Paripe, Periperi, Mussurunga, Amaralina, Engenho Velho de Brotas`,
  ],
  [
    'Belo Horizonte, MG',
    `Savassi, Lourdes, Funcionários, Sion, Anchieta, ~Cruzeiro, Serra, Mangabeiras, Belvedere, Buritis, Gutierrez, Santo Agostinho,
    Santa Efigênia, Floresta, Santa Tereza, Barro Preto, ~Prado, Calafate, Padre Eustáquio, Carlos Prates, Caiçara, ~Castelo, Pampulha, Ouro Preto,
    Santa Mônica, Venda Nova, Barreiro, Cidade Nova, ~União, Nova Suíça, Nova Suissa, ~Santo Antônio, ~São Pedro, Luxemburgo, Cidade Jardim,
    Coração Eucarístico, Jaraguá, Dona Clara, Santa Amélia, ~Planalto, Itapoã, Sagrada Família, Santa Inês, Estoril, ~Betânia, Céu Azul, Praça da Liberdade, Área Hospitalar`,
  ],
  [
    'Manaus, AM',
    `Adrianópolis, Vieiralves, Ponta Negra, Parque 10, Parque Dez, ~Flores, Aleixo, Nossa Senhora das Graças, ~Chapada, Cidade Nova, Dom Pedro,
    Compensa, Cachoeirinha, Praça 14, ~São Geraldo, Japiim, Coroado, ~Alvorada, ~Planalto, Tarumã, Jorge Teixeira, São José Operário, Educandos, Petrópolis, Lírio do Vale, Distrito Industrial`,
  ],
  [
    'Curitiba, PR',
    `Batel, Água Verde, Bigorrilho, Champagnat, Ecoville, Mossunguê, ~Cabral, Juvevê, Ahú, Alto da Glória, Alto da XV, Rebouças, ~Portão,
    Santa Felicidade, Boqueirão, Bacacheri, Boa Vista, Mercês, Vila Izabel, ~Seminário, Campo Comprido, Cidade Industrial, CIC, Pinheirinho, Sítio Cercado,
    Cajuru, Capão Raso, Novo Mundo, Xaxim, Hauer, Jardim Social, Hugo Lange, Cristo Rei, Jardim Botânico, Bom Retiro, ~São Francisco, Santa Cândida, Tarumã, Uberaba, Fazendinha, Guabirotuba, Pilarzinho`,
  ],
  [
    'Recife, PE',
    `Boa Viagem, Casa Forte, Espinheiro, Graças, Aflitos, ~Madalena, ~Torre, Pina, Ilha do Leite, Boa Vista, Derby, Parnamirim, Encruzilhada,
    Rosarinho, Tamarineira, Casa Amarela, Apipucos, Imbiribeira, Setúbal, ~Cordeiro, ~Várzea, Iputinga, Caxangá, Avenida Boa Viagem, Afogados, Ibura, Recife Antigo, Santo Amaro, Paissandu, Poço da Panela, Jaqueira, ~Monteiro`,
  ],
  [
    'Goiânia, GO',
    `Setor Bueno, Bueno, Setor Marista, Marista, Setor Oeste, Setor Sul, Setor Central, Jardim Goiás, Jardim América, Setor Universitário, Setor Aeroporto, Setor Coimbra, Campinas,
    Setor Campinas, Nova Suíça, Parque Amazônia, Alto da Glória, Setor Pedro Ludovico, Pedro Ludovico, Negrão de Lima, Setor dos Funcionários, Cidade Jardim, Eldorado, Faiçalville, Setor Jaó, Jaó, Goiânia 2, Vila Nova, Setor Bela Vista, Jardim Guanabara`,
  ],
  [
    'Belém, PA',
    `Nazaré, Umarizal, Batista Campos, ~Marco, ~Pedreira, São Brás, ~Reduto, Cremação, Jurunas, Guamá, Sacramenta, Telégrafo, Marambaia, Icoaraci, Cidade Velha, ~Souza, Canudos, Terra Firme, Val de Cans, Augusto Montenegro, Mosqueiro`,
  ],
  [
    'Porto Alegre, RS',
    `Moinhos de Vento, Bela Vista, Menino Deus, Petrópolis, Cidade Baixa, Bom Fim, Auxiliadora, Mont'Serrat, Rio Branco, ~Independência, ~Floresta,
    Higienópolis, Três Figueiras, Chácara das Pedras, Boa Vista, Passo d'Areia, Cristo Redentor, Lindóia, Sarandi, Partenon, ~Santana, Azenha, Tristeza, ~Ipanema, Cavalhada,
    Restinga, ~Santo Antônio, Jardim Botânico, Praia de Belas, ~Cristal, Teresópolis, ~Glória, Rubem Berta, Lomba do Pinheiro, ~São João, ~Navegantes`,
  ],
  [
    'Guarulhos, SP',
    `Cumbica, Bonsucesso, Gopoúva, Vila Galvão, ~Macedo, ~Maia, Bosque Maia, Vila Augusta, Picanço, Taboão, Pimentas, Vila Rio, Jardim Tranquilidade, São João, Cidade Maia, Ponte Grande`,
  ],
  [
    'Campinas, SP',
    `Cambuí, Taquaral, Barão Geraldo, Guanabara, Nova Campinas, ~Bosque, ~Castelo, Sousas, Joaquim Egídio, Jardim Chapadão, Chapadão, Ouro Verde, Campo Grande, Jardim Proença, Ponte Preta, Mansões Santo Antônio, ~Alphaville, ~Gramado, Botafogo, Vila Itapura, Vila Industrial, Swift, Jardim Aurélia, Amarais, Jardim do Trevo`,
  ],
  [
    'São Luís, MA',
    `Renascença, Calhau, Ponta d'Areia, Ponta do Farol, Cohama, Cohab, Turu, Cohatrac, ~São Francisco, Olho d'Água, Anjo da Guarda, Monte Castelo, Vinhais, Angelim, Maiobão, Cohafuma, Jaracaty, Anil`,
  ],
  [
    'Maceió, AL',
    `Ponta Verde, Pajuçara, Jatiúca, Mangabeiras, ~Farol, Gruta de Lourdes, ~Gruta, Serraria, Tabuleiro dos Martins, ~Tabuleiro, Benedito Bentes, ~Poço, ~Cruz das Almas, Jacintinho, Antares, Trapiche, Bebedouro, Jaraguá, Guaxuma`,
  ],
  [
    'Campo Grande, MS',
    `Jardim dos Estados, Chácara Cachoeira, Vila Glória, Amambaí, ~Santa Fé, Carandá Bosque, ~Tiradentes, Coophavila, Aero Rancho, Vilas Boas, Itanhangá Park, Moreninhas, Nova Lima, Coronel Antonino, Vila Carvalho, Monte Castelo, São Francisco, Rita Vieira`,
  ],
  [
    'São Gonçalo, RJ',
    `Alcântara, ~Neves, Zé Garoto, Colubandê, Mutuá, Porto da Pedra, ~Rocha, Trindade, Arsenal, Jardim Catarina, Nova Cidade`,
  ],
  [
    'Teresina, PI',
    `Jóquei, Jockey, Jóquei Clube, Fátima, Ininga, ~Noivos, Ilhotas, Piçarra, Dirceu, Dirceu Arcoverde, São Cristóvão, ~Horto, Mocambinho, Promorar, ~Vermelha, ~Marquês, Cabral, ~Santa Isabel, Planalto Ininga, Uruguai`,
  ],
  [
    'João Pessoa, PB',
    `Manaíra, Tambaú, Cabo Branco, Bessa, ~Torre, Tambauzinho, Miramar, Bancários, Mangabeira, ~Jaguaribe, Expedicionários, Altiplano, Bairro dos Estados, Aeroclube, Intermares, Geisel, Valentina, Cristo Redentor, Cruz das Armas, Brisamar`,
  ],
  [
    'Duque de Caxias, RJ',
    `Jardim Vinte e Cinco de Agosto, Vinte e Cinco de Agosto, Saracuruna, Xerém, Gramacho, Parque Lafaiete, Campos Elíseos, Imbariê, Jardim Primavera, Jardim Gramacho, Vila São Luís, Santa Cruz da Serra`,
  ],
  [
    'Nova Iguaçu, RJ',
    `Comendador Soares, Austin, Cabuçu, Miguel Couto, ~Posse, Vila de Cava, Moquetá, Bairro da Luz, Califórnia, Kaonze, Jardim Tropical, Cerâmica`,
  ],
  [
    'São Bernardo do Campo, SP',
    `Rudge Ramos, Assunção, Demarchi, Baeta Neves, Jardim do Mar, ~Nova Petrópolis, Ferrazópolis, Taboão, Planalto, Riacho Grande, Paulicéia, Chácara Inglesa, Santa Terezinha, Alvarenga, Vila Euclides, Anchieta`,
  ],
  [
    'Natal, RN',
    `Tirol, Petrópolis, Ponta Negra, Lagoa Nova, Capim Macio, Candelária, ~Alecrim, Neópolis, Ribeira, Cidade Alta, Potengi, Pitimbu, Nova Descoberta, Cidade Jardim, Barro Vermelho, Pajuçara, ~Lagoa Seca, Igapó`,
  ],
  [
    'Santo André, SP',
    `Bairro Jardim, Vila Assunção, ~Campestre, Utinga, Vila Bastos, Vila Gilda, Parque das Nações, Jardim Bela Vista, Santa Teresinha, Vila Pires, ~Casa Branca, Vila Alpina, Paranapiacaba, Camilópolis, Vila Guiomar, Silveira`,
  ],
  [
    'Osasco, SP',
    `Vila Yara, Presidente Altino, Km 18, Quitaúna, Bela Vista, Jardim das Flores, ~Umuarama, Vila Campesina, Rochdale, ~Jaguaribe, Helena Maria, Cidade de Deus, Bussocaba, Adalgisa`,
  ],
  [
    'Sorocaba, SP',
    `Campolim, Parque Campolim, Éden, Cerrado, Santa Rosália, Além Ponte, Vila Carvalho, Jardim Faculdade, Jardim América, Jardim Emília, Wanel Ville, Trujillo, Vergueiro, Mangal, Aparecidinha, Brigadeiro Tobias`,
  ],
  [
    'Uberlândia, MG',
    `Santa Mônica, Tibery, ~Martins, Fundinho, Umuarama, Roosevelt, Presidente Roosevelt, Osvaldo Rezende, Luizote, Luizote de Freitas, ~Granada, Morada da Colina, Tabajaras, Lídice, Patrimônio, ~Saraiva, Cidade Jardim, Planalto, Segismundo Pereira`,
  ],
  [
    'Ribeirão Preto, SP',
    `Jardim Sumaré, Higienópolis, Jardim Paulista, Ribeirânia, Alto da Boa Vista, Jardim Irajá, Jardim Botânico, Campos Elíseos, Ipiranga, Nova Aliança, Jardim Califórnia, Jardim Canadá, Jardim América, Vila Seixas, Vila Tibério, Lagoinha, Bonfim Paulista, ~Iguatemi, Santa Cruz do José Jacques, ~Quintino`,
  ],
  [
    'São José dos Campos, SP',
    `Jardim Aquarius, Aquarius, Vila Adyana, Vila Ema, Jardim Esplanada, Esplanada, Urbanova, Satélite, Jardim Satélite, Bosque dos Eucaliptos, Santana, Parque Industrial, Jardim das Indústrias, Vista Verde, Eugênio de Melo, Jardim São Dimas, São Dimas, Apolo, Jardim Apolo, Monte Castelo`,
  ],
  [
    'Jaboatão dos Guararapes, PE',
    `Piedade, Candeias, Prazeres, Cavaleiro, Barra de Jangada, Curado, Cajueiro Seco`,
  ],
  [
    'Contagem, MG',
    `Eldorado, Riacho das Pedras, Inconfidentes, Cidade Industrial, ~Ressaca, Petrolândia, Novo Eldorado`,
  ],
  [
    'Joinville, SC',
    `Saguaçu, Anita Garibaldi, Atiradores, Iririú, Costa e Silva, Glória, Bucarein, Floresta, Boa Vista, Aventureiro, Pirabeiraba, Bom Retiro, Boehmerwald, Vila Nova`,
  ],
  [
    'Aracaju, SE',
    `~Jardins, Treze de Julho, 13 de Julho, Grageru, Salgado Filho, São José, Atalaia, Coroa do Meio, ~Luzia, Farolândia, Siqueira Campos, Suíssa, Ponto Novo, Inácio Barbosa, Santos Dumont, Bugio`,
  ],
  [
    'Cuiabá, MT',
    `Goiabeiras, Santa Rosa, Jardim das Américas, Bosque da Saúde, Jardim Cuiabá, Quilombo, Boa Esperança, Coxipó, Tijucal, Jardim Aclimação, Morada do Ouro, CPA, Pedra 90`,
  ],
  [
    'Florianópolis, SC',
    `Trindade, Agronômica, Estreito, Coqueiros, Canasvieiras, Ingleses, Ingleses do Rio Vermelho, Campeche, Lagoa da Conceição, Jurerê, Itacorubi, Córrego Grande, Santa Mônica, Pantanal, Saco dos Limões, Capoeiras, Kobrasol, Carvoeira, Abraão, Rio Tavares`,
  ],
  [
    'Vitória, ES',
    `Praia do Canto, Jardim da Penha, Jardim Camburi, Enseada do Suá, Santa Lúcia, Bento Ferreira, Mata da Praia, Maruípe, Jucutuquara, Santa Helena, Barro Vermelho, Goiabeiras, Praia do Suá`,
  ],
  [
    'Vila Velha, ES',
    `Praia da Costa, Itapoã, Itaparica, Praia de Itaparica, Praia das Gaivotas, Coqueiral de Itaparica, Glória, Cobilândia, Terra Vermelha, Divino Espírito Santo`,
  ],
  [
    'Niterói, RJ',
    `Icaraí, Ingá, Santa Rosa, São Francisco, Charitas, Itaipu, Itacoatiara, Região Oceânica, Camboinhas, Piratininga, ~Fonseca, ~Barreto, Largo do Batalha, Pendotiba, Jardim Icaraí`,
  ],
  [
    'Santos, SP',
    `Gonzaga, Boqueirão, Embaré, Ponta da Praia, José Menino, Pompeia, Vila Mathias, Encruzilhada, Marapé, Campo Grande, Vila Belmiro, Macuco`,
  ],
  [
    'Londrina, PR',
    `Gleba Palhano, Bela Suíça, Higienópolis, Jardim Higienópolis, Cinco Conjuntos, Vila Brasil, Terra Bonita, Guanabara, Jardim Shangri-lá`,
  ],
  [
    'Juiz de Fora, MG',
    `São Mateus, Cascatinha, Bom Pastor, São Pedro, Benfica, Alto dos Passos, Granbery, Manoel Honório, Santa Luzia, Santa Helena, Morro da Glória, Bairu`,
  ],
  ['Barueri, SP', `Alphaville, Tamboré, Aldeia da Serra, Jardim Belval, Jardim Silveira`],
  ['Cotia, SP', `Granja Viana`],
  ['Praia Grande, SP', `Canto do Forte, Vila Mirim, Cidade Ocian, Guilhermina, Vila Tupi`],
  ['São José, SC', `Campinas, Barreiros, Kobrasol`],
]

/** Informal regions and their cities, the main one first. */
export const REGIONS: readonly (readonly [names: string, cities: string])[] = [
  [
    '~Zona Sul, ~Zona Norte, ~Zona Leste, ~Zona Oeste',
    'São Paulo, SP; Rio de Janeiro, RJ; Porto Alegre, RS; Natal, RN; Manaus, AM; Recife, PE; Teresina, PI; Londrina, PR; Joinville, SC',
  ],
  ['Grande São Paulo, Grande SP, Região Metropolitana de São Paulo', 'São Paulo, SP'],
  [
    'ABC Paulista, Grande ABC, ABC, ABCD, ABCD Paulista',
    'Santo André, SP; São Bernardo do Campo, SP; São Caetano do Sul, SP',
  ],
  ['Baixada Santista', 'Santos, SP; São Vicente, SP; Praia Grande, SP'],
  ['Baixada Fluminense', 'Duque de Caxias, RJ; Nova Iguaçu, RJ; São João de Meriti, RJ'],
  ['Baixada', 'Santos, SP; Duque de Caxias, RJ'],
  ['Vale do Paraíba', 'São José dos Campos, SP; Taubaté, SP'],
  ['Alto Tietê', 'Mogi das Cruzes, SP; Suzano, SP'],
  ['Litoral Norte Paulista, Litoral Norte de São Paulo', 'Caraguatatuba, SP; Ubatuba, SP'],
  ['Litoral Sul Paulista', 'Praia Grande, SP; Itanhaém, SP'],
  ['Vale do Ribeira', 'Registro, SP'],
  ['Grande Rio, Grande RJ', 'Rio de Janeiro, RJ'],
  ['Região dos Lagos', 'Cabo Frio, RJ; Araruama, RJ'],
  ['Região Serrana', 'Petrópolis, RJ; Nova Friburgo, RJ; Teresópolis, RJ'],
  ['Norte Fluminense', 'Campos dos Goytacazes, RJ; Macaé, RJ'],
  ['Sul Fluminense', 'Volta Redonda, RJ; Barra Mansa, RJ'],
  ['Costa Verde', 'Angra dos Reis, RJ'],
  ['Grande BH, Grande Belo Horizonte', 'Belo Horizonte, MG; Contagem, MG; Betim, MG'],
  ['Triângulo Mineiro', 'Uberlândia, MG; Uberaba, MG'],
  ['Zona da Mata Mineira', 'Juiz de Fora, MG'],
  ['Sul de Minas', 'Pouso Alegre, MG; Poços de Caldas, MG; Varginha, MG'],
  ['Norte de Minas', 'Montes Claros, MG'],
  ['Vale do Aço', 'Ipatinga, MG'],
  ['Vale do Jequitinhonha', 'Diamantina, MG'],
  ['Grande Vitória', 'Vitória, ES; Vila Velha, ES; Serra, ES'],
  ['Entorno do DF, Entorno de Brasília', 'Luziânia, GO; Valparaíso de Goiás, GO'],
  ['Grande Goiânia', 'Goiânia, GO; Aparecida de Goiânia, GO'],
  ['Grande Curitiba', 'Curitiba, PR; São José dos Pinhais, PR'],
  ['Grande Florianópolis, Grande Floripa', 'Florianópolis, SC; São José, SC'],
  ['Vale do Itajaí', 'Blumenau, SC; Itajaí, SC'],
  ['Serra Catarinense', 'Lages, SC'],
  ['Grande Porto Alegre, Grande POA', 'Porto Alegre, RS; Canoas, RS'],
  ['Serra Gaúcha', 'Caxias do Sul, RS; Bento Gonçalves, RS; Gramado, RS'],
  ['Vale dos Sinos', 'Novo Hamburgo, RS; São Leopoldo, RS'],
  ['Grande Salvador', 'Salvador, BA; Lauro de Freitas, BA'],
  ['Recôncavo Baiano, Recôncavo', 'Santo Antônio de Jesus, BA'],
  ['Grande Recife', 'Recife, PE; Jaboatão dos Guararapes, PE; Olinda, PE'],
  ['Agreste Pernambucano', 'Caruaru, PE; Garanhuns, PE'],
  ['Grande Fortaleza', 'Fortaleza, CE; Caucaia, CE'],
  ['Cariri Cearense, Região do Cariri, Crajubar', 'Juazeiro do Norte, CE; Crato, CE'],
  ['Grande Natal', 'Natal, RN; Parnamirim, RN'],
  ['Grande João Pessoa', 'João Pessoa, PB'],
  ['Grande Belém', 'Belém, PA; Ananindeua, PA'],
  ['Grande São Luís', 'São Luís, MA'],
  ['Grande Cuiabá', 'Cuiabá, MT; Várzea Grande, MT'],
]
