export const WOMEN =
  `Adriana Aline Amanda Ana Andréia Beatriz Bianca Camila Carolina Cecília Clarice Cláudia Cristina Daniela Débora
  Eduarda Elaine Elisa Fabiana Fernanda Flávia Gabriela Giovana Heloísa Ingrid Isabela Janaína Joana Juliana Karina
  Larissa Letícia Lívia Lúcia Luana Luciana Manuela Marcela Márcia Mariana Melissa Michele Mônica Natália Paloma
  Patrícia Paula Priscila Raquel Rebeca Renata Roberta Sabrina Silvia Simone Sofia Tainá Tatiana Valéria Vanessa
  Verônica Yasmin`.split(/\s+/)

export const MEN =
  `Alexandre André Antônio Arthur Augusto Bernardo Breno Bruno Caio Carlos César Daniel Davi Diego Diogo Edson Eduardo
  Emanuel Enzo Fábio Felipe Fernando Flávio Francisco Gabriel Guilherme Gustavo Heitor Henrique Hugo Igor Ivan João
  Jorge José Júlio Leandro Leonardo Lucas Luís Marcelo Márcio Mateus Maurício Miguel Murilo Nelson Otávio Paulo Pedro
  Rafael Renato Ricardo Roberto Rodrigo Samuel Sérgio Thiago Vicente Vinícius`.split(/\s+/)

export const SURNAMES =
  `Abreu Aguiar Albuquerque Alencar Almeida Amaral Andrade Antunes Araújo Assis Azevedo Barbosa Barros Bastos Batista
  Bittencourt Borges Braga Brandão Brito Cabral Caldas Camargo Cardoso Carneiro Carvalho Castro Cavalcanti Coelho
  Correia Costa Cunha Dantas Dias Duarte Esteves Fagundes Farias Fernandes Ferraz Figueiredo Fonseca Fontes Franco
  Freitas Furtado Galvão Garcia Gomes Gonçalves Guerra Guimarães Gusmão Lacerda Leal Leite Lemos Lima Lopes Macedo
  Machado Magalhães Maia Malta Marinho Marques Martins Matos Medeiros Meireles Melo Mendes Menezes Miranda Monteiro
  Moraes Moreira Mota Moura Nascimento Neves Nogueira Novaes Nunes Oliveira Pacheco Paiva Peixoto Pereira Pessoa
  Pimentel Pinheiro Pinto Pires Pontes Queiroz Quintana Ramalho Ramos Rangel Rezende Ribeiro Rocha Rodrigues Sales
  Sampaio Santana Saraiva Silveira Siqueira Soares Tavares Teixeira Teles Toledo Torres Valença Vargas Vasconcelos
  Vaz Veiga Viana Vieira Vilela Xavier`.split(/\s+/)

/** Patients are named by first name and initial. */
export const WOMEN_PATIENTS =
  `Juliana Sandra Tereza Cida Patrícia Ivone Rosa Kátia Neide Sueli Dirce Marlene Viviane Célia Zilda Lourdes Noemi
  Edna Rosângela Solange`.split(/\s+/)

export const MEN_PATIENTS =
  `Marcos Rogério Wagner Jonas Leandro Emerson Gilberto Anderson Robson Everton Valdir Josué Ademir Osmar Geraldo`.split(
    /\s+/,
  )
