BEGIN TRANSACTION;
CREATE TABLE alembic_version (
	version_num VARCHAR(32) NOT NULL, 
	CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num)
);
INSERT INTO "alembic_version" VALUES('0002');
CREATE TABLE analyses (
	table_id VARCHAR(32) NOT NULL, 
	text TEXT NOT NULL, 
	PRIMARY KEY (table_id), 
	FOREIGN KEY(table_id) REFERENCES tables (id)
);
CREATE TABLE answers (
	table_id VARCHAR(32) NOT NULL, 
	number INTEGER NOT NULL, 
	version INTEGER NOT NULL, 
	kind VARCHAR(10) NOT NULL, 
	seat INTEGER NOT NULL, 
	text TEXT NOT NULL, 
	move VARCHAR(64) NOT NULL, 
	at FLOAT NOT NULL, 
	PRIMARY KEY (table_id, number), 
	FOREIGN KEY(table_id) REFERENCES tables (id)
);
INSERT INTO "answers" VALUES('village-choice',0,0,'chance',-1,'chance customers-24: c06 c13 c16','',1760024142.0);
INSERT INTO "answers" VALUES('village-choice',1,0,'chance',-1,'chance customers-21: c01 c19 c23 c02 c17','',1760024142.0);
INSERT INTO "answers" VALUES('village-choice',2,0,'chance',-1,'chance cubes-1: green orange orange pink orange orange pink plague pink green brown brown brown plague plague green plague plague','',1760024142.0);
INSERT INTO "answers" VALUES('village-choice',3,1,'choice',0,'take crafts plague','m1',1760024143.0);
INSERT INTO "answers" VALUES('village-choice',4,2,'choice',0,'train office 1','m2',1760024144.0);
INSERT INTO "answers" VALUES('village-choice',5,3,'choice',0,'make scroll','m3',1760024145.0);
INSERT INTO "answers" VALUES('village-choice',6,5,'choice',1,'train smithy 1','m5',1760024147.0);
INSERT INTO "answers" VALUES('village-choice',7,6,'choice',1,'decline','m6',1760024148.0);
INSERT INTO "answers" VALUES('village-choice',8,7,'choice',0,'take travel brown','m7',1760024149.0);
INSERT INTO "answers" VALUES('village-choice',9,8,'choice',1,'take crafts pink','m8',1760024150.0);
INSERT INTO "answers" VALUES('village-choice',10,9,'choice',1,'train smithy 1','m9',1760024151.0);
INSERT INTO "answers" VALUES('village-draw',0,0,'chance',-1,'chance customers-24: c16 c23 c14','',1760024793.0);
INSERT INTO "answers" VALUES('village-draw',1,0,'chance',-1,'chance customers-21: c10 c03 c04 c09 c24','',1760024793.0);
INSERT INTO "answers" VALUES('village-draw',2,0,'chance',-1,'chance cubes-1: plague orange plague green green plague plague orange brown brown brown pink orange pink orange plague green plague','',1760024793.0);
INSERT INTO "answers" VALUES('village-draw',3,1,'choice',0,'take council orange','m1',1760024794.0);
INSERT INTO "answers" VALUES('village-draw',4,1,'chance',-1,'chance fate-1-5: quill','',1760024794.0);
INSERT INTO "answers" VALUES('village-draw',5,2,'choice',0,'take travel orange','m2',1760024795.0);
INSERT INTO "answers" VALUES('village-draw',6,2,'chance',-1,'chance fate-1-0: quill','',1760024795.0);
INSERT INTO "answers" VALUES('village-draw',7,3,'choice',0,'take crafts plague','m3',1760024796.0);
INSERT INTO "answers" VALUES('village-draw',8,4,'choice',0,'train stables 1','m4',1760024797.0);
INSERT INTO "answers" VALUES('village-draw',9,5,'choice',0,'make horse','m5',1760024798.0);
INSERT INTO "answers" VALUES('village-draw',10,6,'choice',0,'take family green','m6',1760024799.0);
INSERT INTO "answers" VALUES('village-draw',11,8,'choice',0,'take travel pink','m8',1760024801.0);
INSERT INTO "answers" VALUES('village-draw',12,9,'choice',0,'well orange 1','m9',1760024802.0);
INSERT INTO "answers" VALUES('village-draw',13,10,'choice',0,'act church','m10',1760024803.0);
INSERT INTO "answers" VALUES('village-draw',14,11,'choice',0,'enter-church 2','m11',1760024804.0);
INSERT INTO "answers" VALUES('village-draw',15,12,'choice',0,'die stables','m12',1760024805.0);
INSERT INTO "answers" VALUES('village-bot',0,0,'chance',-1,'chance customers-24: c23 c12 c16','',1760025115.0);
INSERT INTO "answers" VALUES('village-bot',1,0,'chance',-1,'chance customers-21: c09 c24 c02 c20 c14','',1760025115.0);
INSERT INTO "answers" VALUES('village-bot',2,0,'chance',-1,'chance cubes-1: green pink green plague pink pink plague orange brown brown orange green orange plague pink brown plague plague','',1760025115.0);
INSERT INTO "answers" VALUES('village-bot',3,1,'choice',0,'take family pink','m1',1760025116.0);
INSERT INTO "answers" VALUES('village-bot',4,2,'choice',0,'birth','m2',1760025117.0);
INSERT INTO "answers" VALUES('village-bot',5,3,'choice',1,'take council pink','',1760025118.0);
INSERT INTO "answers" VALUES('village-bot',6,4,'choice',0,'take crafts brown','m3',1760025119.0);
INSERT INTO "answers" VALUES('village-bot',7,6,'choice',0,'make wagon','m5',1760025121.0);
INSERT INTO "answers" VALUES('village-bot',8,7,'choice',1,'take market orange','',1760025122.0);
INSERT INTO "answers" VALUES('village-bot',9,8,'choice',0,'take travel orange','m6',1760025123.0);
INSERT INTO "answers" VALUES('village-bot',10,9,'choice',0,'send 1','m7',1760025124.0);
INSERT INTO "answers" VALUES('village-bot',11,10,'choice',0,'go brakel','m8',1760025125.0);
INSERT INTO "answers" VALUES('signorie-end-turn',0,0,'chance',-1,'chance boards: red yellow','',1760025341.0);
INSERT INTO "answers" VALUES('signorie-end-turn',1,0,'chance',-1,'chance order: P1 P2','',1760025341.0);
INSERT INTO "answers" VALUES('signorie-end-turn',2,0,'chance',-1,'chance unused-cities: firenze roma','',1760025341.0);
INSERT INTO "answers" VALUES('signorie-end-turn',3,0,'chance',-1,'chance point-rewards: per-man per-city-women','',1760025341.0);
INSERT INTO "answers" VALUES('signorie-end-turn',4,0,'chance',-1,'chance bonus-rewards: women careers initiative token helper','',1760025341.0);
INSERT INTO "answers" VALUES('signorie-end-turn',5,0,'chance',-1,'chance tokens-1: este este aragona medici aragona sforza','',1760025341.0);
INSERT INTO "answers" VALUES('signorie-end-turn',6,0,'chance',-1,'chance token-1-milano-marriage: 4','',1760025341.0);
INSERT INTO "answers" VALUES('signorie-end-turn',7,0,'chance',-1,'chance token-1-milano-mission: 3','',1760025341.0);
INSERT INTO "answers" VALUES('signorie-end-turn',8,0,'chance',-1,'chance token-1-venezia-marriage: 3','',1760025341.0);
INSERT INTO "answers" VALUES('signorie-end-turn',9,0,'chance',-1,'chance token-1-venezia-mission: 4','',1760025341.0);
INSERT INTO "answers" VALUES('signorie-end-turn',10,0,'chance',-1,'chance token-1-napoli-marriage: 2','',1760025341.0);
INSERT INTO "answers" VALUES('signorie-end-turn',11,0,'chance',-1,'chance token-1-napoli-mission: 3','',1760025341.0);
INSERT INTO "answers" VALUES('signorie-end-turn',12,0,'chance',-1,'chance dice-1: 4 1 3 5 4 1 6 3 2 4','',1760025341.0);
INSERT INTO "answers" VALUES('signorie-end-turn',13,0,'chance',-1,'chance assignments-1: marriage family threshold political military initiative clerical token florins mission','',1760025341.0);
INSERT INTO "answers" VALUES('signorie-end-turn',14,1,'choice',0,'take red 5','m1',1760025342.0);
INSERT INTO "answers" VALUES('signorie-end-turn',15,2,'choice',0,'manage marriage','m2',1760025343.0);
INSERT INTO "answers" VALUES('signorie-end-turn',16,3,'choice',0,'marry napoli 1','m3',1760025344.0);
INSERT INTO "answers" VALUES('signorie-end-turn',17,5,'choice',1,'take red 3','m5',1760025346.0);
INSERT INTO "answers" VALUES('signorie-end-turn',18,6,'choice',1,'assign threshold 3','m6',1760025347.0);
INSERT INTO "answers" VALUES('signorie-end-turn',19,7,'end-turn',1,'','m7',1760025348.0);
INSERT INTO "answers" VALUES('signorie-end-turn',20,8,'choice',0,'take turquoise 4','m8',1760025349.0);
INSERT INTO "answers" VALUES('signorie-end-turn',21,9,'choice',0,'assign florins 3','m9',1760025350.0);
INSERT INTO "answers" VALUES('signorie-twice',0,0,'chance',-1,'chance boards: yellow purple','',1760025686.0);
INSERT INTO "answers" VALUES('signorie-twice',1,0,'chance',-1,'chance order: P2 P1','',1760025686.0);
INSERT INTO "answers" VALUES('signorie-twice',2,0,'chance',-1,'chance unused-cities: roma napoli','',1760025686.0);
INSERT INTO "answers" VALUES('signorie-twice',3,0,'chance',-1,'chance point-rewards: per-man per-helper','',1760025686.0);
INSERT INTO "answers" VALUES('signorie-twice',4,0,'chance',-1,'chance bonus-rewards: marriage mission men token careers','',1760025686.0);
INSERT INTO "answers" VALUES('signorie-twice',5,0,'chance',-1,'chance tokens-1: medici gonzaga aragona gonzaga medici gonzaga','',1760025686.0);
INSERT INTO "answers" VALUES('signorie-twice',6,0,'chance',-1,'chance token-1-milano-marriage: 3','',1760025686.0);
INSERT INTO "answers" VALUES('signorie-twice',7,0,'chance',-1,'chance token-1-milano-mission: 3','',1760025686.0);
INSERT INTO "answers" VALUES('signorie-twice',8,0,'chance',-1,'chance token-1-venezia-marriage: 5','',1760025686.0);
INSERT INTO "answers" VALUES('signorie-twice',9,0,'chance',-1,'chance token-1-venezia-mission: 3','',1760025686.0);
INSERT INTO "answers" VALUES('signorie-twice',10,0,'chance',-1,'chance token-1-firenze-marriage: 4','',1760025686.0);
INSERT INTO "answers" VALUES('signorie-twice',11,0,'chance',-1,'chance token-1-firenze-mission: 2','',1760025686.0);
INSERT INTO "answers" VALUES('signorie-twice',12,0,'chance',-1,'chance dice-1: 1 4 6 4 1 3 1 3 5 2','',1760025686.0);
INSERT INTO "answers" VALUES('signorie-twice',13,0,'chance',-1,'chance assignments-1: military threshold initiative clerical token political mission florins family marriage','',1760025686.0);
INSERT INTO "answers" VALUES('signorie-twice',14,1,'choice',1,'take grey 1','m1',1760025687.0);
INSERT INTO "answers" VALUES('signorie-twice',15,2,'choice',1,'assign florins 2','m2',1760025688.0);
INSERT INTO "answers" VALUES('signorie-twice',16,3,'choice',0,'take yellow 1','m3',1760025689.0);
INSERT INTO "answers" VALUES('signorie-twice',17,6,'choice',1,'pass','m6',1760025692.0);
INSERT INTO "answers" VALUES('signorie-twice',18,7,'choice',0,'take turquoise 5','m7',1760025693.0);
INSERT INTO "answers" VALUES('signorie-twice',19,8,'choice',0,'hire grey-bottom','m8',1760025694.0);
INSERT INTO "answers" VALUES('signorie-twice',20,9,'choice',0,'take purple 3','m9',1760025695.0);
INSERT INTO "answers" VALUES('signorie-twice',21,10,'choice',0,'assign token 1','m10',1760025696.0);
INSERT INTO "answers" VALUES('legacy-draw',0,0,'chance',-1,'chance row-0-75-0: nancy kazimierz catalina zofia colette','',1760026120.0);
INSERT INTO "answers" VALUES('legacy-draw',1,0,'chance',-1,'chance patrons: law franklin','',1760026120.0);
INSERT INTO "answers" VALUES('legacy-draw',2,0,'chance',-1,'chance heads: white pink','',1760026120.0);
INSERT INTO "answers" VALUES('legacy-draw',3,1,'choice',0,'lead woman','m1',1760026121.0);
INSERT INTO "answers" VALUES('legacy-draw',4,3,'choice',0,'keep-hand','m3',1760026123.0);
INSERT INTO "answers" VALUES('legacy-draw',5,4,'choice',1,'keep-hand','m4',1760026124.0);
INSERT INTO "answers" VALUES('legacy-draw',6,4,'chance',-1,'chance first-player: P1','',1760026124.0);
INSERT INTO "answers" VALUES('legacy-draw',7,5,'choice',0,'ask-money 4','m5',1760026125.0);
INSERT INTO "answers" VALUES('legacy-draw',8,6,'choice',0,'discard grigori','m6',1760026126.0);
INSERT INTO "answers" VALUES('legacy-draw',9,7,'choice',1,'ask-money 4','m7',1760026127.0);
INSERT INTO "answers" VALUES('legacy-undo',0,0,'chance',-1,'chance row-0-75-0: nancy kazimierz catalina zofia colette','',1760026417.0);
INSERT INTO "answers" VALUES('legacy-undo',1,0,'chance',-1,'chance patrons: law franklin','',1760026417.0);
INSERT INTO "answers" VALUES('legacy-undo',2,0,'chance',-1,'chance heads: white pink','',1760026417.0);
INSERT INTO "answers" VALUES('legacy-undo',3,1,'choice',0,'lead woman','m1',1760026418.0);
INSERT INTO "answers" VALUES('legacy-undo',4,2,'choice',1,'lead woman','m2',1760026419.0);
INSERT INTO "answers" VALUES('legacy-undo',5,2,'chance',-1,'chance friends-0-1-70: patrick jadwiga grigori ayse johanna','',1760026419.0);
INSERT INTO "answers" VALUES('legacy-undo',6,2,'chance',-1,'chance friends-0-2-65: claire constant abigail jan vittorio','',1760026419.0);
INSERT INTO "answers" VALUES('legacy-undo',7,3,'choice',0,'keep-hand','m3',1760026420.0);
INSERT INTO "answers" VALUES('legacy-undo',8,4,'choice',1,'keep-hand','m4',1760026421.0);
INSERT INTO "answers" VALUES('legacy-undo',9,4,'chance',-1,'chance first-player: P1','',1760026421.0);
INSERT INTO "answers" VALUES('legacy-undo',10,5,'choice',0,'ask-money 4','m5',1760026422.0);
INSERT INTO "answers" VALUES('legacy-undo',11,6,'choice',0,'discard grigori','m6',1760026423.0);
INSERT INTO "answers" VALUES('legacy-undo',12,8,'choice',0,'discard grigori','m8',1760026425.0);
INSERT INTO "answers" VALUES('legacy-undo',13,9,'choice',1,'ask-money 3','m9',1760026426.0);
INSERT INTO "answers" VALUES('legacy-undo',14,10,'choice',0,'ask-money 3','m10',1760026427.0);
INSERT INTO "answers" VALUES('legacy-undo',15,11,'choice',1,'undertake','m11',1760026428.0);
INSERT INTO "answers" VALUES('village-silent',0,0,'chance',-1,'chance customers-24: c21 c23 c01','',1760026723.0);
INSERT INTO "answers" VALUES('village-silent',1,0,'chance',-1,'chance customers-21: c05 c15 c14 c11 c12','',1760026723.0);
INSERT INTO "answers" VALUES('village-silent',2,0,'chance',-1,'chance cubes-1: pink green brown green pink brown plague orange brown brown green orange pink pink plague plague orange plague','',1760026723.0);
INSERT INTO "answers" VALUES('village-silent',3,1,'choice',0,'take church plague','m1',1760026724.0);
INSERT INTO "answers" VALUES('village-silent',4,2,'choice',0,'decline','m2',1760026725.0);
INSERT INTO "answers" VALUES('village-silent',5,3,'choice',1,'take travel pink','m3',1760026726.0);
INSERT INTO "answers" VALUES('village-silent',6,5,'choice',1,'take family brown','m5',1760026728.0);
INSERT INTO "answers" VALUES('village-silent',7,6,'choice',1,'decline','m6',1760026729.0);
INSERT INTO "answers" VALUES('village-silent',8,7,'choice',0,'take harvest green','m7',1760026730.0);
INSERT INTO "answers" VALUES('legacy-silent',0,0,'chance',-1,'chance row-0-75-0: patrick dmitri katherine laurent roger','',1760027740.0);
INSERT INTO "answers" VALUES('legacy-silent',1,0,'chance',-1,'chance patrons: louis franklin','',1760027740.0);
INSERT INTO "answers" VALUES('legacy-silent',2,0,'chance',-1,'chance heads: pink white','',1760027740.0);
INSERT INTO "answers" VALUES('legacy-silent',3,1,'choice',0,'lead man','m1',1760027741.0);
INSERT INTO "answers" VALUES('legacy-silent',4,2,'choice',1,'lead woman','m2',1760027742.0);
INSERT INTO "answers" VALUES('legacy-silent',5,2,'chance',-1,'chance friends-0-1-70: colette michael evgenia marguerite miranda','',1760027742.0);
INSERT INTO "answers" VALUES('legacy-silent',6,2,'chance',-1,'chance friends-0-2-65: pieter arianne lorenzo eustachy ines','',1760027742.0);
INSERT INTO "answers" VALUES('legacy-silent',7,3,'choice',0,'keep-hand','m3',1760027743.0);
INSERT INTO "answers" VALUES('legacy-silent',8,4,'choice',1,'mulligan','m4',1760027744.0);
INSERT INTO "answers" VALUES('legacy-silent',9,4,'chance',-1,'chance second-hand-2: ayse gaspard aleksandr saskia jadwiga','',1760027744.0);
INSERT INTO "answers" VALUES('legacy-silent',10,4,'chance',-1,'chance first-player: P2','',1760027744.0);
INSERT INTO "answers" VALUES('legacy-silent',11,5,'choice',1,'ask-money 2','m5',1760027745.0);
INSERT INTO "answers" VALUES('legacy-silent',12,6,'choice',0,'ask-money 2','m6',1760027746.0);
INSERT INTO "answers" VALUES('legacy-silent',13,8,'choice',0,'contribute charity-banquet','m8',1760027748.0);
INSERT INTO "answers" VALUES('legacy-silent',14,9,'choice',0,'take katherine','m9',1760027749.0);
INSERT INTO "answers" VALUES('legacy-silent',15,10,'choice',0,'take dmitri','m10',1760027750.0);
INSERT INTO "answers" VALUES('village-healthy',0,0,'chance',-1,'chance customers-24: c06 c13 c16','',1760027751.0);
INSERT INTO "answers" VALUES('village-healthy',1,0,'chance',-1,'chance customers-21: c01 c19 c23 c02 c17','',1760027751.0);
INSERT INTO "answers" VALUES('village-healthy',2,0,'chance',-1,'chance cubes-1: green orange orange pink orange orange pink plague pink green brown brown brown plague plague green plague plague','',1760027751.0);
INSERT INTO "answers" VALUES('village-healthy',3,1,'choice',0,'take crafts plague','m1',1760027752.0);
INSERT INTO "answers" VALUES('village-healthy',4,2,'choice',0,'train office 1','m2',1760027753.0);
INSERT INTO "answers" VALUES('village-healthy',5,3,'undo',0,'','m3',1760027754.0);
INSERT INTO "answers" VALUES('village-healthy',6,4,'choice',0,'train smithy 1','m4',1760027755.0);
INSERT INTO "answers" VALUES('village-healthy',7,5,'choice',0,'decline','m5',1760027756.0);
INSERT INTO "answers" VALUES('village-healthy',8,6,'choice',1,'take market brown','m6',1760027757.0);
CREATE TABLE seats (
	table_id VARCHAR(32) NOT NULL, 
	seat INTEGER NOT NULL, 
	kind VARCHAR(10) NOT NULL, 
	name VARCHAR(60) NOT NULL, 
	bot VARCHAR(20) NOT NULL, 
	token VARCHAR(32) NOT NULL, 
	PRIMARY KEY (table_id, seat), 
	FOREIGN KEY(table_id) REFERENCES tables (id)
);
INSERT INTO "seats" VALUES('village-choice',0,'person','Ilse','','village-choice-0');
INSERT INTO "seats" VALUES('village-choice',1,'person','Tomasz','','village-choice-1');
INSERT INTO "seats" VALUES('village-draw',0,'person','Ilse','','village-draw-0');
INSERT INTO "seats" VALUES('village-bot',0,'person','Ilse','','village-bot-0');
INSERT INTO "seats" VALUES('village-bot',1,'bot','Page','page','');
INSERT INTO "seats" VALUES('signorie-end-turn',0,'person','Ilse','','signorie-end-turn-0');
INSERT INTO "seats" VALUES('signorie-end-turn',1,'person','Tomasz','','signorie-end-turn-1');
INSERT INTO "seats" VALUES('signorie-twice',0,'person','Ilse','','signorie-twice-0');
INSERT INTO "seats" VALUES('signorie-twice',1,'person','Tomasz','','signorie-twice-1');
INSERT INTO "seats" VALUES('legacy-draw',0,'person','Ilse','','legacy-draw-0');
INSERT INTO "seats" VALUES('legacy-draw',1,'person','Tomasz','','legacy-draw-1');
INSERT INTO "seats" VALUES('legacy-undo',0,'person','Ilse','','legacy-undo-0');
INSERT INTO "seats" VALUES('legacy-undo',1,'person','Tomasz','','legacy-undo-1');
INSERT INTO "seats" VALUES('village-silent',0,'person','Ilse','','village-silent-0');
INSERT INTO "seats" VALUES('village-silent',1,'person','Tomasz','','village-silent-1');
INSERT INTO "seats" VALUES('legacy-silent',0,'person','Ilse','','legacy-silent-0');
INSERT INTO "seats" VALUES('legacy-silent',1,'person','Tomasz','','legacy-silent-1');
INSERT INTO "seats" VALUES('village-healthy',0,'person','Ilse','','village-healthy-0');
INSERT INTO "seats" VALUES('village-healthy',1,'person','Tomasz','','village-healthy-1');
CREATE TABLE tables (
	id VARCHAR(32) NOT NULL, 
	title VARCHAR(40) NOT NULL, 
	variant VARCHAR(40) NOT NULL, 
	rules INTEGER NOT NULL, 
	edition TEXT NOT NULL, 
	watch VARCHAR(32) NOT NULL, 
	confirm BOOLEAN NOT NULL, 
	seed INTEGER, 
	created FLOAT NOT NULL, hints BOOLEAN DEFAULT 0 NOT NULL, 
	PRIMARY KEY (id)
);
INSERT INTO "tables" VALUES('village-choice','village','standard',1,'{}','village-choice-watch',0,NULL,1760024142.0,0);
INSERT INTO "tables" VALUES('village-draw','village','solo',1,'{}','village-draw-watch',0,NULL,1760024793.0,1);
INSERT INTO "tables" VALUES('village-bot','village','standard',1,'{}','village-bot-watch',0,NULL,1760025115.0,1);
INSERT INTO "tables" VALUES('signorie-end-turn','signorie','standard',1,'{}','signorie-end-turn-watch',1,NULL,1760025341.0,0);
INSERT INTO "tables" VALUES('signorie-twice','signorie','standard',1,'{}','signorie-twice-watch',0,NULL,1760025686.0,0);
INSERT INTO "tables" VALUES('legacy-draw','legacy','standard',1,'{}','legacy-draw-watch',0,NULL,1760026120.0,0);
INSERT INTO "tables" VALUES('legacy-undo','legacy','standard',1,'{}','legacy-undo-watch',0,NULL,1760026417.0,0);
INSERT INTO "tables" VALUES('village-silent','village','standard',1,'{}','village-silent-watch',0,NULL,1760026723.0,0);
INSERT INTO "tables" VALUES('legacy-silent','legacy','standard',1,'{}','legacy-silent-watch',0,NULL,1760027740.0,0);
INSERT INTO "tables" VALUES('village-healthy','village','standard',1,'{}','village-healthy-watch',0,NULL,1760027751.0,0);
COMMIT;
